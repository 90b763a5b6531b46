import { auditFields } from '../../supabase/functions/_shared/contracts/audit-request.ts'
import { contactFields } from '../../supabase/functions/_shared/contracts/contact-message.ts'
import { leadFields } from '../../supabase/functions/_shared/contracts/lead.ts'
import * as css from './PlainForm.css.ts'
import { PlainFields, PlainForm } from './PlainForm.tsx'

/** The strategy-call dialog's form without JavaScript. */
export function StrategyCallForm({ id }: { id: string }) {
  return (
    <PlainForm form="strategy-call" id={id} submitLabel="Send and Continue">
      <PlainFields form="strategy-call" fields={leadFields} />
    </PlainForm>
  )
}

/**
 * Two forms and a choice between them that works without JavaScript. The audit form also shows if it is the URL's
 * target: after a link to it, and when the server returns it with errors.
 */
export function ContactForm() {
  return (
    <div className={css.reasons}>
      <p className={css.reasonsQuestion}>How can we help?</p>
      <input
        type="radio"
        name="reason"
        id="reason-message"
        value="message-form"
        className={css.reason}
        defaultChecked
      />
      <label htmlFor="reason-message">Ask a question</label>
      <input type="radio" name="reason" id="reason-audit" value="website-audit" className={css.reason} />
      <label htmlFor="reason-audit">Request a free website audit</label>
      <PlainForm form="contact" id="message-form" submitLabel="Send Message">
        <PlainFields form="contact" fields={contactFields} />
      </PlainForm>
      <PlainForm form="audit" id="website-audit" submitLabel="Request My Free Audit">
        <PlainFields form="audit" fields={auditFields} />
      </PlainForm>
    </div>
  )
}
