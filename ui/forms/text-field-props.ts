import type { FormField } from '../../supabase/functions/_shared/contracts/form-field.ts'
import type { TextFieldProps } from '../primitives/TextField/TextField.tsx'

const byKind = {
  text: {},
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  website: { type: 'text', inputMode: 'url' },
  paragraph: { rows: 3 },
  choice: {},
  choices: {},
} as const satisfies Record<FormField['kind'], Partial<TextFieldProps>>

/** Props for a form field: input type, keyboard, autofill and length limit. */
export function textFieldProps({ label, kind, max, required, description, autoComplete }: FormField) {
  return {
    label,
    ...byKind[kind],
    ...(max && { maxLength: max }),
    ...(required && { isRequired: true }),
    ...(description && { description }),
    ...(autoComplete && { autoComplete }),
  } satisfies TextFieldProps
}
