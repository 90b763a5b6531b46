import type { InputHTMLAttributes } from 'react'
import * as css from '../primitives/TextField/field.css.ts'

type NativeFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  id: string
  label: string
  /** Makes the field a text area with this number of lines. */
  rows?: number | undefined
  /** Makes the field a choice between these. */
  options?: readonly { value: string; label: string }[]
  description?: string | undefined
  /** The id of the element for the field's error (`ErrorSlot`). */
  errorId?: string | undefined
}

/** A labeled input, text area or select that works without JavaScript and looks like `TextField`. */
export function NativeField(props: NativeFieldProps) {
  const { id, label, rows, options, description, errorId, ...native } = props
  const Control = (options ? 'select' : rows ? 'textarea' : 'input') as 'input'
  const hintId = `${id}-hint`
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
        {native.required && <RequiredMark />}
      </label>
      <Control
        id={id}
        {...(rows && { rows })}
        className={css.input}
        {...(options && { defaultValue: '' })}
        {...native}
        // The error is empty and hidden until there is one.
        aria-describedby={[description && hintId, errorId].filter(Boolean).join(' ') || undefined}
      >
        {options &&
          [{ value: '', label: 'Please choose' }, ...options].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
      </Control>
      {description && (
        <span id={hintId} className={css.description}>
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
