import { useAtomValue } from 'jotai'
import { Form } from 'react-aria-components/Form'
import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import { personFields } from '../island/person-fields.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { TextField, type TextFieldProps } from '../primitives/TextField/TextField.tsx'
import { editAudit, fillAuditHoneypot, sendAudit } from './audit-actions.ts'
import { type AuditDraft, auditAtom, auditFormAtom } from './audit-state.ts'
import * as css from './Dialogs.css.ts'
import { focusField } from './focus-field.ts'
import { Honeypot } from './Honeypot.tsx'

type TextName = Exclude<keyof AuditDraft, 'id'>

const fields = {
  ...personFields,
  websiteUrl: {
    label: 'Website URL',
    inputMode: 'url',
    autoComplete: 'url',
    maxLength: limits.url,
    isRequired: true,
    description: 'With http:// or https://, for example https://example.org',
  },
  mainChallenge: { label: 'Main Challenge', maxLength: limits.freeText, rows: 3 },
} as const satisfies Record<TextName, TextFieldProps>

export function AuditForm() {
  const form = useAtomValue(auditFormAtom)
  const busy = form.status === 'submitting'
  const failure = form.status === 'editing' ? form.failure : undefined
  return (
    <Form
      className={css.form}
      validationBehavior="aria"
      onSubmit={async (event) => {
        event.preventDefault()
        const element = event.currentTarget
        const wrong = await sendAudit()
        if (wrong) focusField(element, wrong)
      }}
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
      <Honeypot onFill={fillAuditHoneypot} />
      {failure && (
        <p role="alert" className={css.failure}>
          {failure.kind === 'rate_limited' ? failure.message : 'Something went wrong. Please try again.'}
        </p>
      )}
      <div>
        <Button type="submit" variant="hero" size="large" isDisabled={busy}>
          {busy ? 'Submitting Request...' : failure ? 'Try again' : 'Request My Free Audit'}
        </Button>
      </div>
    </Form>
  )
}

function AuditInput({ name }: { name: TextName }) {
  const value = useAtomValue(auditAtom)[name]
  const form = useAtomValue(auditFormAtom)
  return (
    <TextField
      {...fields[name]}
      name={name}
      value={value}
      errorMessage={form.status === 'editing' ? form.errors[name] : undefined}
      onChange={(next) => editAudit(name, next)}
    />
  )
}
