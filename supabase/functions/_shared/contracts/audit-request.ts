import type { FormFields } from './form-field.ts'
import { limits } from './limits.ts'
import { personFields } from './person-fields.ts'
import { isWebAddress, websiteAddress, withLowerCaseScheme } from './website-address.ts'

const { organization, ...person } = personFields

/** PRODUCT.md, "Free-audit form", in reading order. */
export const auditFields = {
  ...person,
  organization: { ...organization, wide: true },
  websiteUrl: {
    label: 'Website URL',
    kind: 'website',
    max: limits.url,
    required: true,
    autoComplete: 'url',
    wide: true,
    description: 'Start with http:// or https://, like https://example.org',
    complete: (text: string) => websiteAddress(text.trim(), limits.url),
    clean: withLowerCaseScheme,
    shape: /^https?:\/\/.*\./i,
    accepts: isWebAddress,
    // Also shown if it is missing.
    message: 'Please enter a valid website URL (including http:// or https://)',
  },
  mainChallenge: { label: 'Main Challenge', kind: 'paragraph', max: limits.freeText, wide: true },
} as const satisfies FormFields
