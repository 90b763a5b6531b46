import { auditFields } from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { PlainFields, PlainForm } from './PlainForm.tsx'

/** The dialog's form, for a browser without script. */
export function AuditRequestForm({ id }: { id: string }) {
  return (
    <PlainForm form="audit" id={id} submitLabel="Request My Free Audit">
      <PlainFields form="audit" fields={auditFields} />
    </PlainForm>
  )
}
