import type { ReactNode } from 'react'
import { Form } from 'react-aria-components/Form'
import { Honeypot } from '../forms/Honeypot.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import * as css from './Dialogs.css.ts'
import { focusField } from './focus-field.ts'
import type { FormState } from './form-state.ts'

type DialogFormProps = {
  form: FormState<string>
  submitLabel: string
  /** The button's label while the form is being sent. */
  busyLabel: string
  /** Why the last try failed. */
  failure: string | undefined
  /** @returns the first wrong field, which then has the focus */
  send: () => Promise<string | undefined>
  fillHoneypot: (value: string) => void
  /** Clears the form and the tab's draft of it. */
  startOver: () => void
  /** The fields. */
  children: ReactNode
}

/** Sending, errors and retries, which both dialogs' forms share. */
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
  return (
    <Form
      className={css.form}
      validationBehavior="aria"
      onSubmit={async (event) => {
        event.preventDefault()
        const element = event.currentTarget
        const wrong = await send()
        if (wrong) focusField(element, wrong)
      }}
    >
      {children}
      <Honeypot onFill={fillHoneypot} />
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" variant="hero" size="large" isPending={busy}>
          {busy ? busyLabel : failure ? 'Try again' : submitLabel}
        </Button>
      </div>
      <div className={css.kept}>
        <p>You can close this: what you have typed is kept in this tab until you send it.</p>
        <Button
          variant="outline"
          size="small"
          isDisabled={busy}
          onPress={({ target }) => {
            startOver()
            target.closest('form')?.querySelector('input')?.focus()
          }}
        >
          Start over
        </Button>
      </div>
    </Form>
  )
}
