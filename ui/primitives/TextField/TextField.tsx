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
import * as css from './field.css.ts'

export type TextFieldProps = Omit<RACTextFieldProps, 'className' | 'style' | 'children'> & {
  label: string
  /** How to correct the value. If set, the field is marked as invalid. */
  errorMessage?: string | undefined
  description?: string | undefined
  /** The initial number of lines; if set, the field is a text area. */
  rows?: number
}

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

/** A label. Its asterisk is visual only, since screen readers announce the field itself as required. */
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
  return <FieldError className={css.error}>{children}</FieldError>
}
