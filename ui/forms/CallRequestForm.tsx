import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import { fieldErrorId, fieldId } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { personFields } from '../island/person-fields.ts'
import { CallTimeFields, type Choice } from './CallTimeFields.tsx'
import { NativeSelect } from './NativeField.tsx'
import * as css from './PlainForm.css.ts'
import { PlainField, PlainForm } from './PlainForm.tsx'

const form = 'call-request'
const names = ['firstName', 'lastName', 'email'] as const
const phone = { ...personFields.phone, isRequired: true }
const challenge = {
  label: 'What is your biggest challenge right now?',
  maxLength: limits.freeText,
  rows: 3,
}

type CallRequestFormProps = { id: string; orgTypes: readonly Choice[]; zones: readonly Choice[] }

/** In place of the wizard where there is no script: a day and a part of it instead of a time. */
export function CallRequestForm({ id, orgTypes, zones }: CallRequestFormProps) {
  return (
    <PlainForm form={form} id={id} submitLabel="Request a Call">
      <div className={css.pair}>
        {names.map((name) => (
          <PlainField key={name} form={form} name={name} field={personFields[name]} />
        ))}
        <PlainField form={form} name="phone" field={phone} />
        <PlainField form={form} name="organization" field={personFields.organization} />
        <NativeSelect
          id={fieldId(form, 'orgType')}
          name="orgType"
          label="Organization type"
          options={orgTypes}
          errorId={fieldErrorId(form, 'orgType')}
        />
      </div>
      <div className={css.pair}>
        <CallTimeFields form={form} zones={zones} />
      </div>
      <PlainField form={form} name="currentChallenge" field={challenge} />
    </PlainForm>
  )
}
