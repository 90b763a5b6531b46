import type { ReactNode } from 'react'
import {
  fieldErrorId,
  fieldId,
  type PlainFormName,
} from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { backendPath } from '../island/backend-path.ts'
import type { TextFieldProps } from '../primitives/TextField/TextField.tsx'
import { Honeypot } from './Honeypot.tsx'
import { NativeField, NativeTextArea } from './NativeField.tsx'
import * as css from './PlainForm.css.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** Where a form goes without script. The fragment brings an answer with the form again to the form. */
export const formAddress = (form: PlainFormName, id: string) =>
  `${backendPath('/functions/v1/submit-form')}?form=${form}#${id}`

type PlainFormProps = {
  form: PlainFormName
  id: string
  submitLabel: string
  /** The fields. */
  children: ReactNode
}

/** A form that the browser sends by itself. The server fills in what stood in it where it comes again. */
export function PlainForm({ form, id, submitLabel, children }: PlainFormProps) {
  return (
    <form id={id} method="post" action={formAddress(form, id)} data-form={form} className={css.form}>
      <div className={css.notice} data-notice="" tabIndex={-1} hidden />
      {children}
      <Honeypot />
      <div className={css.closing}>
        <SubmitButton variant="hero" size="large">
          {submitLabel}
        </SubmitButton>
        <span>Fields marked * are required.</span>
      </div>
    </form>
  )
}

type PlainFieldProps = { form: PlainFormName; name: string; field: TextFieldProps }

/** A field as the dialog of the same form has it. */
export function PlainField({ form, name, field }: PlainFieldProps) {
  const { label, description, rows, isRequired, maxLength = 100 } = field
  const common = {
    id: fieldId(form, name),
    name,
    label,
    description,
    maxLength,
    required: isRequired,
    errorId: fieldErrorId(form, name),
  }
  if (rows) return <NativeTextArea {...common} />
  return (
    <NativeField
      {...common}
      type={field.type ?? 'text'}
      inputMode={field.inputMode}
      autoComplete={field.autoComplete}
    />
  )
}
