import type { InputHTMLAttributes } from 'react'
import * as css from '../primitives/TextField/field.css.ts'

type NativeFieldProps = InputHTMLAttributes<HTMLInputElement> & { id: string; label: string }

/** A labelled field of a form that works without any script; it wears the same clothes as the islands' fields. */
export function NativeField({ id, label, ...input }: NativeFieldProps) {
  return (
    <div className={css.field}>
      <FieldLabel id={id} label={label} required={input.required} />
      <input id={id} className={css.input} {...input} />
    </div>
  )
}

export function NativeTextArea({
  id,
  label,
  name,
  maxLength,
}: {
  id: string
  label: string
  name: string
  maxLength: number
}) {
  return (
    <div className={css.field}>
      <FieldLabel id={id} label={label} />
      <textarea id={id} name={name} rows={3} maxLength={maxLength} className={css.input} />
    </div>
  )
}

type NativeSelectProps = {
  id: string
  label: string
  name: string
  options: readonly { value: string; label: string }[]
}

export function NativeSelect({ id, label, name, options }: NativeSelectProps) {
  return (
    <div className={css.field}>
      <FieldLabel id={id} label={label} />
      <select id={id} name={name} className={css.input} defaultValue="">
        <option value="">Please choose</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

function FieldLabel({ id, label, required }: { id: string; label: string; required?: boolean | undefined }) {
  return (
    <label htmlFor={id} className={css.label}>
      {label}
      {required && (
        <span className={css.required} aria-hidden="true">
          *
        </span>
      )}
    </label>
  )
}
