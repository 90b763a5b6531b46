import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import { personFields } from '../island/person-fields.ts'
import type { TextFieldProps } from '../primitives/TextField/TextField.tsx'

/** The text fields of the strategy-call form: of the dialog, and of the page that works without script. */
export const leadFields = {
  ...personFields,
  phone: { ...personFields.phone, isRequired: true },
  organization: { ...personFields.organization, isRequired: true },
  website: { label: 'Website', type: 'text', inputMode: 'url', autoComplete: 'url', maxLength: limits.url },
  primaryGoal: { label: 'Primary Goal', maxLength: limits.freeText, rows: 3, isRequired: true },
} as const satisfies Record<string, TextFieldProps>

export const helpWithLabel = 'What do you need help with?'
