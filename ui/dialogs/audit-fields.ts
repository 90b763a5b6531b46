import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import { personFields } from '../island/person-fields.ts'
import type { TextFieldProps } from '../primitives/TextField/TextField.tsx'

/** The fields of the audit form: of the dialog, and of the page that works without script. */
export const auditFields = {
  ...personFields,
  websiteUrl: {
    label: 'Website URL',
    inputMode: 'url',
    autoComplete: 'url',
    maxLength: limits.url,
    isRequired: true,
    description: 'With http:// or https://, for example https://example.org',
  },
  mainChallenge: { label: 'Main Challenge', maxLength: limits.freeText, rows: 3 },
} as const satisfies Record<string, TextFieldProps>
