import type { Attribution } from './attribution.ts'
import { type FormFields, type FormValues, type ParseResult, parseFields } from './form-field.ts'
import { withAttribution } from './lead.ts'
import { limits } from './limits.ts'
import { personFields } from './person-fields.ts'
import { isWebAddress, withLowerCaseScheme } from './website-address.ts'

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
    clean: withLowerCaseScheme,
    accepts: isWebAddress,
    // Also shown if it is missing.
    message: 'Please enter a valid website URL (including http:// or https://)',
  },
  mainChallenge: { label: 'Main Challenge', kind: 'paragraph', max: limits.freeText, wide: true },
} as const satisfies FormFields

export type AuditRequestInput = FormValues<typeof auditFields> & { attribution: Attribution }
export type AuditRequestField = keyof typeof auditFields

export function parseAuditRequestInput(raw: unknown): ParseResult<AuditRequestInput, AuditRequestField> {
  return withAttribution(parseFields(auditFields, raw), raw)
}
