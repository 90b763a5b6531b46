import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { formWords } from '../../content/form-words.ts'
import type { OfferedTimeZone } from '../../content/model/booking-rules.ts'
import { type FormField, optionsOf } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { CheckboxGroup } from '../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx'
import { knownValues } from './draft.ts'
import { FormButton } from './FormButton.tsx'
import { meantAddress } from './meant-address.ts'
import { offeredZones, useZoneEntries } from './zones.tsx'

type TableFieldProps = Pick<TextFieldProps, 'value' | 'onChange' | 'readOnly' | 'errorMessage'> & {
  id: string
  name: string
  field: FormField
}

const none = { value: '', label: formWords.choose }

/** Draws a field of a form's table. A kind that is not drawn does not compile. */
export function TableField({ field, ...own }: TableFieldProps) {
  const { kind, label, description, required, max, autoComplete } = field
  const common = { ...own, label, description, required }
  const text = { ...common, autoComplete, maxLength: max }
  switch (kind) {
    case 'text':
      return <TextField {...text} type="text" />
    case 'email':
      return <EmailField {...text} />
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
      return <ZoneField {...common} />
    case 'instant':
      // Without a value of React's, which would replace the tab's with each render.
      return <input type="hidden" name={own.name} />
    case 'choices':
      return <CheckboxGroup {...common} options={optionsOf(field)} />
    default:
      return kind satisfies never
  }
}

/** Selects the browser's zone, or the one that the tab knows. Without a script, no zone is given. */
function ZoneField(props: TextFieldProps) {
  const [zones, setZones] = useState<readonly OfferedTimeZone[]>()
  const { entries, onInput, before } = useZoneEntries(
    zones ?? bookingRules.timeZones,
    '',
    zones !== undefined,
  )
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const select = place.current?.querySelector('select')
    const offered = offeredZones(String(knownValues()['timezone'] ?? ''))
    if (!zones) setZones(offered.zones)
    else if (select) {
      select.value ||= offered.selected
      before.current = select.value
    }
  }, [zones, before])
  const options = entries.map(({ id, label }) => ({ value: id, label }))
  return (
    <div ref={place} onInput={onInput}>
      <TextField {...props} options={[none, ...options]} />
    </div>
  )
}

/** Long enough that nothing appears, and moves what is below, while somebody types or presses the button. */
const offerDelay = 600

/** Offers the address that was probably meant, if its domain looks like a slip. The typed one can be sent as well. */
function EmailField(props: TextFieldProps) {
  const [offer, setOffer] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useRef<HTMLDivElement>(null)
  const look = (email: string) => {
    clearTimeout(timer.current)
    setOffer(undefined)
    timer.current = setTimeout(() => setOffer(meantAddress(email)), offerDelay)
  }
  // It may have been typed before React came, or be known from another form.
  useEffect(() => {
    look(place.current?.querySelector('input')?.value ?? '')
    return () => clearTimeout(timer.current)
  }, [])
  const accept = (email: string) => {
    setOffer(undefined)
    const input = place.current?.querySelector('input')
    input?.focus()
    if (props.onChange) props.onChange(email)
    else if (input) {
      input.value = email
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  return (
    <div ref={place} onInput={({ target }) => look((target as HTMLInputElement).value)}>
      <TextField {...props} type="email" inputMode="email" />
      <div role="status">
        {offer && (
          <FormButton variant="link" size="small" onClick={() => accept(offer)}>
            {fillBlanks(formWords.didYouMean, { email: offer })}
          </FormButton>
        )}
      </div>
    </div>
  )
}
