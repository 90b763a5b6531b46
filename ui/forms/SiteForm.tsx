import { useLayoutEffect, useRef } from 'react'
import { auditDialogWords, contactChoiceWords, formWords, siteFormWords } from '../../content/form-words.ts'
import { backendPath } from '../../data-access/backend.ts'
import { fieldId, honeypotName } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { forms } from '../../supabase/functions/_shared/contracts/forms.ts'
import { foot } from '../primitives/Modal/Modal.css.ts'
import { StatusLine } from '../primitives/StatusLine/StatusLine.tsx'
import { type FormTexts, knownValues } from './draft.ts'
import { FormButton } from './FormButton.tsx'
import { restoreForm } from './form-fields.ts'
import {
  completeField,
  editForm,
  fieldsOf,
  noteTyped,
  type SiteFormName,
  schedulerUrl,
  sendForm,
  startOver,
  useFormState,
} from './form-state.ts'
import * as css from './SiteForm.css.ts'
import { TableField } from './TableField.tsx'

type SiteFormProps = {
  name: SiteFormName
  /** The element's id, from which those of its fields follow. */
  id: string
  /** In a dialog, which has its own button, says that closing keeps the words, and shows its thanks itself. */
  dialog?: { send: string; note: string; onSent: (values: FormTexts, watched: boolean) => void }
}

/**
 * A form, drawn from its table. The browser can send it without a script: the server then answers with its page, words
 * and errors, or the thank-you page. React hydrates it on intent, checks it, and sends it without leaving the page.
 */
export function SiteForm({ name, id, dialog }: SiteFormProps) {
  const { status, errors, failure, typed } = useFormState(id)
  const element = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    const form = element.current
    if (!form) return
    form.noValidate = true
    restoreForm(form, knownValues())
    noteTyped(form)
  }, [])
  const busy = status === 'sending'
  const words: { send: string; busy?: string } = siteFormWords[name]
  // Amber books a call.
  const variant = name === 'audit' || name === 'message' ? 'mission' : 'hero'
  // The home page's form begins a booking: without a script, by asking for a day.
  const stored = name === 'home' ? 'call-request' : name
  const action = backendPath('/functions/v1/submit-form')
  const goOn = (values: FormTexts) =>
    location.assign(name === 'home' ? schedulerUrl(values) : `${forms[name].thanks}#main`)
  return (
    <form
      ref={element}
      id={id}
      method="post"
      // The fragment scrolls to the form if the server returns it with errors.
      action={`${action}?form=${stored}#${name === 'home' ? 'your-call-form' : id}`}
      data-form={name}
      className={dialog ? css.dialogForm : css.pageForm}
      // The page script turns the browser's own checks off.
      suppressHydrationWarning
      onInput={({ currentTarget, target }) => editForm(currentTarget, (target as HTMLInputElement).name)}
      onBlur={({ target }) => completeField(name, target as unknown as HTMLInputElement)}
      onSubmit={(event) => {
        event.preventDefault()
        void sendForm(event.currentTarget, name, dialog?.onSent ?? goOn)
      }}
    >
      {/* The functions store the page and its campaign. By default, browsers send other origins no path or query. */}
      {action.startsWith('http') && <meta name="referrer" content="no-referrer-when-downgrade" />}
      {!dialog && name === 'audit' && <p>{auditDialogWords.lead}</p>}
      {!dialog && <p className={css.hint}>{formWords.required}</p>}
      {/* Filled by the server. */}
      <div className={css.notice} data-notice="" tabIndex={-1} hidden />
      {/* What is wrong stands above the fields, where the focus goes; what failed, at the button. */}
      {name === 'strategy-call' && <StatusLine at={`${id}-fields`} />}
      <div className={css.fields}>
        {Object.entries(fieldsOf(name)).map(([field, table]) => (
          <div key={field} className={table.wide ? css.wide : undefined} hidden={table.kind === 'instant'}>
            <TableField id={fieldId(id, field)} name={field} field={table} errorMessage={errors[field]} />
          </div>
        ))}
      </div>
      {/* Hidden from people: simple bots fill it in. */}
      <div className={css.honeypot} aria-hidden="true">
        <label>
          <span>{formWords.honeypot}</span>
          <input name={honeypotName} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {failure && (
        <p role="alert" data-failure="" className={css.failure}>
          {failure.title && <strong>{`${failure.title} `}</strong>}
          <span>{failure.text}</span>
        </p>
      )}
      <div className={dialog ? foot : css.footer}>
        <FormButton type="submit" variant={variant} size="large" isPending={busy}>
          {busy
            ? (words.busy ?? formWords.busy)
            : failure
              ? formWords.tryAgain
              : (dialog?.send ?? words.send)}
        </FormButton>
        {dialog && <p>{dialog.note}</p>}
      </div>
      {dialog && typed && (
        <div className={css.kept}>
          <p>{formWords.kept}</p>
          <FormButton
            variant="outline"
            size="small"
            aria-disabled={busy || undefined}
            onClick={({ currentTarget: { form } }) => {
              if (!form || busy) return
              startOver(form, name)
              form.querySelector('input')?.focus()
            }}
          >
            {formWords.startOver}
          </FormButton>
        </div>
      )}
    </form>
  )
}

/** A page's form, which React hydrates on intent. */
export function PageForm({ name, id }: Pick<SiteFormProps, 'name' | 'id'>) {
  return (
    <div data-island="form">
      <SiteForm name={name} id={id} />
    </div>
  )
}

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
      <PageForm name="message" id="message-form" />
      <PageForm name="audit" id="website-audit" />
    </fieldset>
  )
}
