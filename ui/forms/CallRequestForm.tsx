import type { ReactNode } from 'react'
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

type CallRequestFormProps = { id: string; orgTypes: readonly Choice[]; zone: ReactNode }

/** The wizard's replacement without JavaScript: asks for a day and a part of the day instead of a time. */
export function CallRequestForm({ id, orgTypes, zone }: CallRequestFormProps) {
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
      <CallTimeFields />
      {zone}
      <PlainFields form={form} fields={{ currentChallenge }} />
    </PlainForm>
  )
}

/** The time zone, where no script knows it. */
export function CallZoneSelect({ zones }: { zones: readonly Choice[] }) {
  return (
    <NativeField
      {...fieldProps('timezone')}
      label="Your time zone"
      description="Not on the list? Leave it blank and we’ll ask."
      options={zones}
    />
  )
}

const fieldProps = (name: string) => ({ id: fieldId(form, name), name, errorId: fieldErrorId(form, name) })

/** The preferred day and part of the day. */
function CallTimeFields() {
  return (
    <>
      <NativeField
        {...fieldProps('day')}
        type="date"
        label="Which day works for you?"
        description={`${openDays}, within the next ${bookingPeriod}`}
        placeholder="YYYY-MM-DD"
        required
      />
      <NativeField {...fieldProps('partOfDay')} label="What time of day?" options={partOptions} required />
    </>
  )
}
