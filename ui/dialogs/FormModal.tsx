import { useAtomValue } from 'jotai'
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Form } from 'react-aria-components/Form'
import type { DataError } from '../../data-access/result.ts'
import { type FormField, optionsOf } from '../../supabase/functions/_shared/contracts/form-field.ts'
import { Honeypot } from '../forms/Honeypot.tsx'
import { textFieldProps } from '../forms/text-field-props.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { CheckboxGroup } from '../primitives/CheckboxGroup/CheckboxGroup.tsx'
import { Modal, type ModalProps } from '../primitives/Modal/Modal.tsx'
import { showTop } from '../primitives/Modal/show-modal.ts'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { ToastPlace } from '../primitives/Toast/Toast.tsx'
import * as css from './Dialogs.css.ts'
import { isTyped } from './drafts.ts'
import type { FormModel } from './form-model.ts'

/** A dialog with a form, and once it was sent with thanks and the `next` button. */
export function FormModal({
  name,
  title,
  lead,
  onClose,
  thanks,
  next,
  ...form
}: Required<Pick<ModalProps, 'name' | 'title' | 'lead' | 'onClose'>> &
  ComponentProps<typeof DialogForm> & { thanks: { title: string; lead: string }; next: ReactNode }) {
  const isSent = useAtomValue(form.model.stateAtom).status === 'submitted'
  return (
    <Modal name={name} {...(isSent ? thanks : { title, lead })} onClose={onClose}>
      {isSent ? <Thanks at={form.model.kind}>{next}</Thanks> : <DialogForm {...form} />}
    </Modal>
  )
}

/** The buttons after a form was sent. Moves the focus to the dialog's title, since the form that had it is gone. */
function Thanks({ at, children }: { at: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current?.closest('dialog')
    if (dialog) showTop(dialog)
  }, [])
  return (
    <div ref={element} className={css.thanks}>
      <ToastPlace at={at} />
      {children}
      <Button variant="outline" data-close="">
        Close
      </Button>
    </div>
  )
}

type DialogFormProps = {
  model: FormModel
  /** Amber books a call. */
  variant: 'hero' | 'mission'
  submitLabel: string
  busyLabel: string
  /** Why the last attempt failed, as a message for the visitor. */
  failureText: (error: DataError) => string
}

function DialogForm({ model, variant, submitLabel, busyLabel, failureText }: DialogFormProps) {
  const form = useAtomValue(model.stateAtom)
  const typed = isTyped(useAtomValue(model.draftAtom))
  const failure = form.status === 'editing' && form.failure ? failureText(form.failure) : undefined
  const busy = form.status === 'submitting'
  return (
    <Form
      className={css.form}
      validationBehavior="aria"
      onSubmit={async (event) => {
        event.preventDefault()
        const element = event.currentTarget
        const wrong = await model.send()
        if (wrong) focusField(element, wrong)
      }}
    >
      {/* What is wrong stands above the fields, where the focus goes; what failed, at the button. */}
      <ToastPlace at={`${model.kind}-fields`} />
      <div className={css.fields}>
        {Object.entries(model.fields).map(([name, field]) => (
          <DialogField key={name} model={model} name={name} field={field} />
        ))}
      </div>
      <Honeypot onFill={model.fillHoneypot} />
      {failure && (
        <p role="alert" className={css.failure}>
          {failure}
        </p>
      )}
      <div className={css.footer}>
        <ToastPlace at={model.kind} />
        <Button type="submit" variant={variant} size="large" isPending={busy}>
          {busy ? busyLabel : failure ? 'Try Again' : submitLabel}
        </Button>
      </div>
      {typed && (
        <div className={css.kept}>
          <p>You can close this. What you’ve typed stays in this tab until you send it.</p>
          <Button
            variant="outline"
            size="small"
            isDisabled={busy}
            onPress={({ target }) => {
              model.startOver()
              target.closest('form')?.querySelector('input')?.focus()
            }}
          >
            Start Over
          </Button>
        </div>
      )}
    </Form>
  )
}

function DialogField({ model, name, field }: { model: FormModel; name: string; field: FormField }) {
  const value = useAtomValue(model.draftAtom)[name]
  const text = typeof value === 'string' ? value : ''
  const form = useAtomValue(model.stateAtom)
  const common = {
    name,
    errorMessage: form.status === 'editing' ? form.errors[name] : undefined,
    onChange: (next: string | string[]) => model.edit(name, next),
  }
  return (
    <div
      {...(field.kind === 'choices' && { 'data-field': name })}
      className={field.wide ? css.wide : undefined}
    >
      {field.kind === 'choices' ? (
        <CheckboxGroup
          {...common}
          label={field.label}
          options={optionsOf(field)}
          isRequired={field.required ?? false}
          value={Array.isArray(value) ? value : []}
        />
      ) : (
        <TextField {...textFieldProps(field)} {...common} value={text} />
      )}
    </div>
  )
}

/** Focuses a form's field by name; in a group, its first choice. */
function focusField(form: HTMLElement, name: string): void {
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form.querySelector<HTMLElement>(`[data-field="${name}"] input`)
  field?.focus()
}
