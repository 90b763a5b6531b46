import type { ComponentProps } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import {
  TextField as RACTextField,
  type TextFieldProps as RACTextFieldProps,
} from 'react-aria-components/TextField'
import { Glyph } from '../Icon/Glyph.tsx'
import * as css from './field.css.ts'

export type TextFieldProps = Omit<RACTextFieldProps, 'className' | 'style' | 'children'> & {
  label: string
  /** Says how to correct the value; if set, the field is marked as invalid. */
  errorMessage?: string | undefined
  description?: string | undefined
  /** For a text area: the initial number of lines. */
  rows?: number
}

/** A labeled text field, of one line or several. */
export function TextField({ label, errorMessage, description, rows, ...props }: TextFieldProps) {
  return (
    <RACTextField
      {...props}
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      className={css.field}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      {rows ? <TextArea rows={rows} className={css.input} /> : <Input className={css.input} />}
      {description && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <ErrorText>{errorMessage}</ErrorText>
    </RACTextField>
  )
}

/** A label with the mark of a required field. The mark is visual only; screen readers learn it from the field. */
export function FieldLabel({
  isRequired,
  children,
  ...props
}: ComponentProps<typeof Label> & { isRequired?: boolean | undefined }) {
  return (
    <Label {...props} className={css.label}>
      {children}
      {isRequired && (
        <span className={css.required} aria-hidden="true">
          *
        </span>
      )}
    </Label>
  )
}

export function ErrorText({ children }: { children?: string | undefined }) {
  return (
    <FieldError className={css.error}>
      <Glyph name="alert" size={18} />
      <span>{children}</span>
    </FieldError>
  )
}
