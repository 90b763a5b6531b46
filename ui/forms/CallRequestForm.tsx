import {
  callRequestFields,
  partOfDayLabels,
  partsOfDay,
} from '../../supabase/functions/_shared/contracts/call-request.ts'
import { fieldErrorId, fieldId } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { bookingPeriod, openDays, partOfDayHours } from '../../supabase/functions/_shared/site-values.ts'
import { NativeField } from './NativeField.tsx'
import { PlainFields, PlainForm } from './PlainForm.tsx'

const form = 'call-request'
const { currentChallenge, ...person } = callRequestFields

const partOptions = partsOfDay
  .filter((value) => partOfDayHours[value])
  .map((value) => ({ value, label: partOfDayLabels[value] }))

export type Choice = { value: string; label: string }

type CallRequestFormProps = { id: string; orgTypes: readonly Choice[]; zones: readonly Choice[] }

/** The wizard's replacement without JavaScript: asks for a day and a part of the day instead of a time. */
export function CallRequestForm({ id, orgTypes, zones }: CallRequestFormProps) {
  return (
    <PlainForm form={form} id={id} submitLabel="Request a Call">
      <PlainFields form={form} fields={person} />
      <NativeField
        id={fieldId(form, 'orgType')}
        name="orgType"
        label="Organization type"
        options={orgTypes}
        errorId={fieldErrorId(form, 'orgType')}
      />
      <CallTimeFields zones={zones} />
      <PlainFields form={form} fields={{ currentChallenge }} />
    </PlainForm>
  )
}

/** The preferred day, part of the day and time zone. */
function CallTimeFields({ zones }: { zones: readonly Choice[] }) {
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
        label="Which day works for you?"
        description={`${openDays}, within the next ${bookingPeriod}`}
        placeholder="YYYY-MM-DD"
        required
      />
      <NativeField {...field('partOfDay')} label="What time of day?" options={partOptions} required />
      <NativeField
        {...field('timezone')}
        label="Your time zone"
        description="Not on the list? Leave it blank and we’ll ask."
        options={zones}
      />
    </>
  )
}
