import { Checkbox } from 'react-aria-components/Checkbox'
import {
  CheckboxGroup as RACCheckboxGroup,
  type CheckboxGroupProps as RACCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup'
import { Glyph } from '../Icon/Glyph.tsx'
import { field, pills } from '../TextField/field.css.ts'
import { ErrorText, FieldLabel } from '../TextField/TextField.tsx'
import * as css from './CheckboxGroup.css.ts'

export type CheckboxGroupProps = Omit<RACCheckboxGroupProps, 'className' | 'style' | 'children'> & {
  label: string
  options: readonly { value: string; label: string }[]
  errorMessage?: string | undefined
}

export function CheckboxGroup({ label, options, errorMessage, ...props }: CheckboxGroupProps) {
  return (
    <RACCheckboxGroup
      {...props}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      <FieldLabel elementType="span" isRequired={props.isRequired}>
        {label}
      </FieldLabel>
      <div className={pills}>
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} className={css.option}>
            <span className={css.tick} aria-hidden="true">
              <Glyph name="check" size={14} />
            </span>
            {option.label}
          </Checkbox>
        ))}
      </div>
      <ErrorText>{errorMessage}</ErrorText>
    </RACCheckboxGroup>
  )
}
