import { auditFields } from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { contactFields } from '../../supabase/functions/_shared/contracts/contact-message.ts'
import * as css from './PlainForm.css.ts'
import { PlainFields, PlainForm } from './PlainForm.tsx'

/**
 * One form for each reason to write, and a choice between them that needs no script. The audit form also shows if the
 * address has its anchor: after a link to it, and when the server returns it with errors.
 */
export function ContactForm() {
  return (
    <div className={css.reasons}>
      <p className={css.reasonsQuestion}>How can we help?</p>
      <input type="radio" name="reason" id="reason-message" className={css.reason} defaultChecked />
      <label htmlFor="reason-message">Ask a question</label>
      <input type="radio" name="reason" id="reason-audit" className={css.reason} />
      <label htmlFor="reason-audit">Request a free website audit</label>
      <PlainForm form="contact" id="message-form" submitLabel="Send Message">
        <PlainFields form="contact" fields={contactFields} />
      </PlainForm>
      <AuditRequestForm id="website-audit" />
    </div>
  )
}

/** The dialog's form, for a browser without script. */
function AuditRequestForm({ id }: { id: string }) {
  return (
    <PlainForm form="audit" id={id} submitLabel="Request My Free Audit">
      <PlainFields form="audit" fields={auditFields} />
    </PlainForm>
  )
}
