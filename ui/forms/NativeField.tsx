import type { InputHTMLAttributes, ReactNode } from 'react'
import * as css from '../primitives/TextField/field.css.ts'

type Described = {
  /** Help text below the field. */
  description?: string | undefined
  /** The id of the element for the field's error (`ErrorSlot`). */
  errorId?: string | undefined
}
type NativeFieldProps = InputHTMLAttributes<HTMLInputElement> & Described & { id: string; label: string }

/** A labeled input that works without JavaScript and looks like `TextField`. */
export function NativeField({ id, label, description, errorId, ...input }: NativeFieldProps) {
  return (
    <Field id={id} label={label} required={input.required} description={description} errorId={errorId}>
      <input
        id={id}
        className={css.input}
        {...input}
        aria-describedby={described(id, description, errorId)}
      />
    </Field>
  )
}

type NativeTextAreaProps = Described & {
  id: string
  label: string
  name: string
  maxLength: number
  required?: boolean | undefined
}

export function NativeTextArea({ id, label, description, errorId, ...area }: NativeTextAreaProps) {
  return (
    <Field id={id} label={label} required={area.required} description={description} errorId={errorId}>
      <textarea
        id={id}
        rows={3}
        className={css.input}
        {...area}
        aria-describedby={described(id, description, errorId)}
      />
    </Field>
  )
}

type NativeSelectProps = Described & {
  id: string
  label: string
  name: string
  required?: boolean | undefined
  options: readonly { value: string; label: string }[]
}

export function NativeSelect({ id, label, options, description, errorId, ...select }: NativeSelectProps) {
  return (
    <Field id={id} label={label} required={select.required} description={description} errorId={errorId}>
      <select
        id={id}
        className={css.input}
        defaultValue=""
        {...select}
        aria-describedby={described(id, description, errorId)}
      >
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}

const hintId = (id: string) => `${id}-hint`

/** The error is empty and hidden until there is one. */
const described = (id: string, description: string | undefined, errorId: string | undefined) =>
  [description && hintId(id), errorId].filter(Boolean).join(' ') || undefined

function Field({
  id,
  label,
  required,
  description,
  errorId,
  children,
}: Described & { id: string; label: string; required?: boolean | undefined; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      {description && (
        <span id={hintId(id)} className={css.description}>
          {description}
        </span>
      )}
      {errorId && <ErrorSlot id={errorId} />}
    </div>
  )
}

export function RequiredMark() {
  return (
    <span className={css.required} aria-hidden="true">
      *
    </span>
  )
}

/** The element for a field's error; the server fills it, or `keep-forms.ts`. */
export function ErrorSlot({ id }: { id: string }) {
  return <span id={id} className={css.error} hidden />
}
