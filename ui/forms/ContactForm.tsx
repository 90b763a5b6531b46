import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import { personFields } from '../island/person-fields.ts'
import { AuditRequestForm } from './AuditRequestForm.tsx'
import * as css from './PlainForm.css.ts'
import { PlainField, PlainForm } from './PlainForm.tsx'

const form = 'contact'
const names = ['firstName', 'lastName', 'email', 'phone'] as const
const message = { label: 'Message', maxLength: limits.freeText, rows: 3, isRequired: true }

/**
 * One form for each reason to write, and a choice between them that needs no script. The audit's form is also shown
 * where the address names it: from a link to it, and in an answer that has it again.
 */
export function ContactForm() {
  return (
    <div className={css.reasons}>
      <p className={css.reasonsQuestion}>How can we help?</p>
      <input type="radio" name="reason" id="reason-message" className={css.reason} defaultChecked />
      <label htmlFor="reason-message">Ask a question</label>
      <input type="radio" name="reason" id="reason-audit" className={css.reason} />
      <label htmlFor="reason-audit">Request a free website audit</label>
      <PlainForm form={form} id="message-form" submitLabel="Send Message">
        <div className={css.pair}>
          {names.map((name) => (
            <PlainField key={name} form={form} name={name} field={personFields[name]} />
          ))}
        </div>
        <PlainField form={form} name="organization" field={personFields.organization} />
        <PlainField form={form} name="message" field={message} />
      </PlainForm>
      <AuditRequestForm id="website-audit" />
    </div>
  )
}
