import { auditFields } from '../dialogs/audit-fields.ts'
import * as css from './PlainForm.css.ts'
import { PlainField, PlainForm } from './PlainForm.tsx'

const form = 'audit'
const person = ['firstName', 'lastName', 'email', 'phone'] as const
const request = ['organization', 'websiteUrl', 'mainChallenge'] as const

/** The dialog's form, for a browser without script. */
export function AuditRequestForm({ id }: { id: string }) {
  return (
    <PlainForm form={form} id={id} submitLabel="Request My Free Audit">
      <div className={css.pair}>
        {person.map((name) => (
          <PlainField key={name} form={form} name={name} field={auditFields[name]} />
        ))}
      </div>
      {request.map((name) => (
        <PlainField key={name} form={form} name={name} field={auditFields[name]} />
      ))}
    </PlainForm>
  )
}
