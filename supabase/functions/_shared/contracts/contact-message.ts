import type { FormFields } from './form-field.ts'
import { limits } from './limits.ts'
import { personFields } from './person-fields.ts'

const { organization, ...person } = personFields

/** The contact page's form. A message is stored as a lead whose goal is the message. */
export const contactFields = {
  ...person,
  organization: { ...organization, wide: true },
  message: {
    label: 'Message',
    kind: 'paragraph',
    max: limits.freeText,
    required: true,
    wide: true,
    column: 'primary_goal',
  },
} as const satisfies FormFields
