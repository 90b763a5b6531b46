import { callRequestFields } from '../../supabase/functions/_shared/contracts/call-request.ts'
import { fieldErrorId, fieldId } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { CallTimeFields, type Choice } from './CallTimeFields.tsx'
import { NativeSelect } from './NativeField.tsx'
import { PlainFields, PlainForm } from './PlainForm.tsx'

const form = 'call-request'
const { currentChallenge, ...person } = callRequestFields

type CallRequestFormProps = { id: string; orgTypes: readonly Choice[]; zones: readonly Choice[] }

/** Replaces the wizard without script: asks for a day and a part of it instead of a time. */
export function CallRequestForm({ id, orgTypes, zones }: CallRequestFormProps) {
  return (
    <PlainForm form={form} id={id} submitLabel="Request a Call">
      <PlainFields form={form} fields={person} />
      <NativeSelect
        id={fieldId(form, 'orgType')}
        name="orgType"
        label="Organization type"
        options={orgTypes}
        errorId={fieldErrorId(form, 'orgType')}
      />
      <CallTimeFields form={form} zones={zones} />
      <PlainFields form={form} fields={{ currentChallenge }} />
    </PlainForm>
  )
}
