import { partOfDayLabels, partsOfDay } from '../../supabase/functions/_shared/contracts/call-request.ts'
import {
  fieldErrorId,
  fieldId,
  type PlainFormName,
} from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { NativeField, NativeSelect } from './NativeField.tsx'

export type Choice = { value: string; label: string }

const partOptions = partsOfDay.map((value) => ({ value, label: partOfDayLabels[value] }))

type CallTimeFieldsProps = {
  form: PlainFormName
  zones: readonly Choice[]
}

/** When a visitor without script would like to be called. */
export function CallTimeFields({ form, zones }: CallTimeFieldsProps) {
  const field = (name: string) => ({
    id: fieldId(form, name),
    name,
    errorId: fieldErrorId(form, name),
  })
  return (
    <>
      <NativeField
        {...field('day')}
        type="date"
        label="Which day suits you?"
        description="Monday to Friday, within the next two weeks"
        placeholder="YYYY-MM-DD"
        required
      />
      <NativeSelect {...field('partOfDay')} label="When on that day?" options={partOptions} required />
      <NativeSelect
        {...field('timezone')}
        label="Your time zone"
        description="Not on the list? Leave it open: we will ask."
        options={zones}
      />
    </>
  )
}
