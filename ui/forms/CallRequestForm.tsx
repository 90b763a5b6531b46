import type { ReactNode } from 'react'
import { bookingRules } from '../../content/booking-rules.ts'
import { callRequestFields } from '../../supabase/functions/_shared/contracts/call-request.ts'
import { fieldErrorId, fieldId } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { bookingPeriod, openDays } from '../../supabase/functions/_shared/site-values.ts'
import { NativeField } from './NativeField.tsx'
import { PlainFields, PlainForm } from './PlainForm.tsx'

const form = 'call-request'
const { partOfDay, currentChallenge, ...person } = callRequestFields

/** The wizard's replacement without JavaScript: asks for a day and a part of the day instead of a time. */
export function CallRequestForm({ id, zone }: { id: string; zone: ReactNode }) {
  return (
    <PlainForm form={form} id={id} submitLabel="Request a Call">
      <PlainFields form={form} fields={person} />
      <NativeField
        {...fieldProps('day')}
        type="date"
        label="Which day works for you?"
        description={`${openDays}, within the next ${bookingPeriod}`}
        placeholder="YYYY-MM-DD"
        required
      />
      <PlainFields form={form} fields={{ partOfDay }} />
      {zone}
      <PlainFields form={form} fields={{ currentChallenge }} />
    </PlainForm>
  )
}

/** The time zone, where no script knows it. */
export function CallZoneSelect() {
  return (
    <NativeField
      {...fieldProps('timezone')}
      label="Your time zone"
      description="Not on the list? Leave it blank and we’ll ask."
      options={bookingRules.timeZones.map(({ id, label }) => ({ value: id, label }))}
    />
  )
}

const fieldProps = (name: string) => ({ id: fieldId(form, name), name, errorId: fieldErrorId(form, name) })
