import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-aria-components/Form'
import { Honeypot } from '../forms/Honeypot.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './Dialogs.css.ts'
import { focusField } from './focus-field.ts'
import type { FormState } from './form-state.ts'

type DialogFormProps = {
  form: FormState<string>
  /** What the button says, and what it says while the form is sent. */
  submitLabel: string
  busyLabel: string
  /** Why the last try failed. */
  failure: string | undefined
  /** @returns the first wrong field, which then has the focus */
  send: () => Promise<string | undefined>
  fillHoneypot: (value: string) => void
  /** Empties the form, and what the tab keeps of it. */
  startOver: () => void
  /** The fields. */
  children: ReactNode
}

/** What the forms of the dialogs have in common: sending, what went wrong, trying again. */
export function DialogForm({
  form,
  submitLabel,
  busyLabel,
  failure,
  send,
  fillHoneypot,
  startOver,
  children,
}: DialogFormProps) {
  const busy = form.status === 'submitting'
  const fields = useRef<HTMLDivElement>(null)
  const submit = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (!busy && document.activeElement === fields.current) submit.current?.focus()
  }, [busy])
  return (
    <Form
      className={css.form}
      validationBehavior="aria"
      onSubmit={async (event) => {
        event.preventDefault()
        const element = event.currentTarget
        const sending = send()
        // A disabled button loses the focus, and with it Escape: the fields have it until there is something to try
        // again.
        if (document.activeElement === submit.current) fields.current?.focus()
        const wrong = await sending
        if (wrong) focusField(element, wrong)
      }}
    >
      <div ref={fields} tabIndex={-1} className={css.fields}>
        {children}
      </div>
      <Honeypot onFill={fillHoneypot} />
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <div>
        <Button ref={submit} type="submit" variant="hero" size="large" isDisabled={busy}>
          {busy ? busyLabel : failure ? 'Try again' : submitLabel}
        </Button>
      </div>
      <div className={css.kept}>
        <p>You can close this: what you have typed is kept in this tab until you send it.</p>
        <Button
          variant="outline"
          size="small"
          isDisabled={busy}
          onPress={() => {
            startOver()
            fields.current?.querySelector('input')?.focus()
          }}
        >
          Start over
        </Button>
      </div>
    </Form>
  )
}
