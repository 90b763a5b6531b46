import { useAtomValue } from 'jotai'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { editAudit, fillAuditHoneypot, sendAudit, startAuditOver } from './audit-actions.ts'
import type { AuditDraft } from './audit-draft.ts'
import { auditFields } from './audit-fields.ts'
import { auditAtom, auditFormAtom } from './audit-state.ts'
import { DialogForm } from './DialogForm.tsx'
import * as css from './Dialogs.css.ts'

type TextName = Exclude<keyof AuditDraft, 'id'>

export function AuditForm() {
  const form = useAtomValue(auditFormAtom)
  const failure = form.status === 'editing' ? form.failure : undefined
  return (
    <DialogForm
      form={form}
      submitLabel="Request My Free Audit"
      busyLabel="Submitting Request..."
      failure={
        failure &&
        (failure.kind === 'rate_limited' ? failure.message : 'Something went wrong. Please try again.')
      }
      send={sendAudit}
      fillHoneypot={fillAuditHoneypot}
      startOver={startAuditOver}
    >
      <div className={css.pair}>
        <AuditInput name="firstName" />
        <AuditInput name="lastName" />
        <AuditInput name="email" />
        <AuditInput name="phone" />
      </div>
      <AuditInput name="organization" />
      <AuditInput name="websiteUrl" />
      <AuditInput name="mainChallenge" />
    </DialogForm>
  )
}

function AuditInput({ name }: { name: TextName }) {
  const value = useAtomValue(auditAtom)[name]
  const form = useAtomValue(auditFormAtom)
  return (
    <TextField
      {...auditFields[name]}
      name={name}
      value={value}
      errorMessage={form.status === 'editing' ? form.errors[name] : undefined}
      onChange={(next) => editAudit(name, next)}
    />
  )
}
