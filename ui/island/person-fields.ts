import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import type { TextFieldProps } from '../primitives/TextField/TextField.tsx'

/** The fields that all forms ask of a person, as labels, keyboards and autofill know them. */
export const personFields = {
  firstName: { label: 'First Name', autoComplete: 'given-name', maxLength: limits.name, isRequired: true },
  lastName: { label: 'Last Name', autoComplete: 'family-name', maxLength: limits.name, isRequired: true },
  email: {
    label: 'Email',
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
    maxLength: limits.email,
    isRequired: true,
  },
  phone: { label: 'Phone', type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: limits.phone },
  organization: { label: 'Organization', autoComplete: 'organization', maxLength: limits.organization },
} as const satisfies Record<string, TextFieldProps>
