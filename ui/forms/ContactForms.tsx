import { contactChoiceWords } from '../../content/form-words.ts'
import * as css from './SiteForm.css.ts'
import { PageForm } from './SiteForm.tsx'

/**
 * Two forms and a choice between them that works without JavaScript. The audit form also shows if it is the URL's
 * target: after a link to it, and when the server returns it with errors.
 */
export function ContactForms() {
  return (
    <fieldset className={css.reasons}>
      <legend className={css.reasonsQuestion}>{contactChoiceWords.question}</legend>
      <input
        type="radio"
        name="reason"
        id="reason-message"
        value="message-form"
        className={css.reason}
        defaultChecked
      />
      <label htmlFor="reason-message">{contactChoiceWords.message}</label>
      <input type="radio" name="reason" id="reason-audit" value="website-audit" className={css.reason} />
      <label htmlFor="reason-audit">{contactChoiceWords.audit}</label>
      <PageForm name="contact" id="message-form" />
      <PageForm name="audit" id="website-audit" />
    </fieldset>
  )
}
