import { formWords } from '../../content/form-words.ts'
import { type FormField, optionsOf } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { offeredZones } from '../../supabase/functions/_shared/site-values.ts'
import { CheckboxGroup } from '../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx'

type TableFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'readOnly' | 'errorMessage'> & {
  id: string
  name: string
  field: FormField
}

const none = { value: '', label: formWords.choose }
const zones = [none, ...offeredZones.map(({ id, label }) => ({ value: id, label }))]

/** Draws a field of a form's table. A kind that is not drawn does not compile. */
export function TableField({ field, ...own }: TableFieldProps) {
  const { kind, label, description, required, max, autoComplete } = field
  const common = { ...own, label, description, required }
  const text = { ...common, autoComplete, maxLength: max }
  switch (kind) {
    case 'text':
      return <TextField {...text} type="text" />
    case 'email':
      return <TextField {...text} type="email" inputMode="email" />
    case 'phone':
      return <TextField {...text} type="tel" inputMode="tel" />
    case 'website':
      return <TextField {...text} type="text" inputMode="url" />
    case 'paragraph':
      return <TextField {...text} rows={3} />
    case 'day':
      return <TextField {...common} type="date" placeholder="YYYY-MM-DD" />
    case 'choice':
      return <TextField {...common} options={[none, ...optionsOf(field)]} />
    case 'zone':
      return <TextField {...common} options={zones} />
    case 'choices':
      return <CheckboxGroup {...common} options={optionsOf(field)} />
    default:
      return kind satisfies never
  }
}
