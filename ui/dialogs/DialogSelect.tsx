import { InputContext } from 'react-aria-components/Input'
import { useSlottedContext } from 'react-aria-components/slots'
import { input } from '../primitives/TextField/field.css.ts'

type DialogSelectProps = {
  name: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** The browser's own list, inside a `TextField`, which links only React Aria's inputs with its label and messages. */
export function DialogSelect({ name, options, value, onChange }: DialogSelectProps) {
  const field = useSlottedContext(InputContext)
  return (
    <select
      id={field?.id}
      name={name}
      className={input}
      aria-required={field?.['aria-required']}
      aria-invalid={field?.['aria-invalid']}
      aria-describedby={field?.['aria-describedby']}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">Please choose</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
