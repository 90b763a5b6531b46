import { Glyph } from '../Icon/Glyph.tsx'
import { field, description as hint, label as labelStyle, pills } from '../TextField/field.css.ts'
import { ErrorText, errorId, hintId, RequiredMark } from '../TextField/TextField.tsx'
import * as css from './CheckboxGroup.css.ts'

type CheckboxGroupProps = {
  id: string
  name: string
  label: string
  description?: string | undefined
  options: readonly { value: string; label: string }[]
  required?: boolean | undefined
  disabled?: boolean
  /** The values that are checked at first. */
  checked?: readonly string[]
  errorMessage?: string | undefined
}

/** The browser's own checkboxes, drawn as pills. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, name, label, description, options, required, disabled, checked, errorMessage } = props
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={description ? `${hintId(id)} ${errorId(id)}` : errorId(id)}
      className={field}
    >
      <legend className={labelStyle}>
        <span>{label}</span>
        {required && <RequiredMark />}
      </legend>
      {description && (
        <span id={hintId(id)} className={hint}>
          {description}
        </span>
      )}
      <div className={pills}>
        {options.map((option) => (
          <label key={option.value} className={css.option} data-invalid={errorMessage ? '' : undefined}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              disabled={disabled}
              {...(checked && { defaultChecked: checked.includes(option.value) })}
            />
            <span className={css.tick} aria-hidden="true">
              <Glyph name="check" size={14} />
            </span>
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <ErrorText field={id}>{errorMessage}</ErrorText>
    </fieldset>
  )
}
