import { type InputHTMLAttributes, useId } from 'react'
import * as css from './field.css.ts'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  description?: string | undefined
  /** How to correct the value. If set, the field is marked as invalid. */
  errorMessage?: string | undefined
  /** The initial number of lines; makes the field a text area. */
  rows?: number | undefined
  /** Makes the field a choice between these. */
  options?: readonly { value: string; label: string }[] | undefined
  onChange?: (value: string) => void
}

/** A labeled input, text area or select of the browser's own: it works before React has loaded, and without it. */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, rows, options, onChange, ...native } = props
  const ownId = useId()
  const id = native.id ?? ownId
  const Control = (options ? 'select' : rows ? 'textarea' : 'input') as 'input'
  return (
    <div className={css.field} data-readonly={native.readOnly || undefined}>
      <label htmlFor={id} className={css.label}>
        <span>{label}</span>
        {native.required && <RequiredMark />}
      </label>
      <Control
        {...(rows && { rows })}
        {...native}
        id={id}
        className={css.input}
        onChange={onChange && (({ target }) => onChange(target.value))}
        aria-invalid={errorMessage ? true : undefined}
        // The error is empty and hidden until there is one.
        aria-describedby={description ? `${hintId(id)} ${errorId(id)}` : errorId(id)}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Control>
      {description && (
        <span id={hintId(id)} className={css.description}>
          {description}
        </span>
      )}
      <ErrorText field={id}>{errorMessage}</ErrorText>
    </div>
  )
}

export const hintId = (field: string) => `${field}-hint`
export const errorId = (field: string) => `${field}-error`

/** Visual only, since screen readers announce the field itself as required. */
export function RequiredMark() {
  return (
    <span className={css.required} aria-hidden="true">
      *
    </span>
  )
}

/** The place for a field's error, which the server fills if there is no script. */
export function ErrorText({ field, children }: { field: string; children: string | undefined }) {
  return (
    <span id={errorId(field)} className={css.error} hidden={!children}>
      {children}
    </span>
  )
}
