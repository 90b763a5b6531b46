import { type Static, Type } from 'typebox'
import { AttributionSchema, readAttribution } from './attribution.ts'
import { FieldReader } from './field-reader.ts'
import { limits } from './limits.ts'
import type { ParseResult } from './parse-result.ts'
import { optionalText, requiredText } from './text-schema.ts'
import { isWebAddress, withLowerCaseScheme } from './website-address.ts'

/** What the free-audit modal sends, cleaned. */
export const AuditRequestInputSchema = Type.Object({
  firstName: requiredText(limits.name),
  lastName: requiredText(limits.name),
  email: requiredText(limits.email),
  phone: optionalText(limits.phone),
  organization: optionalText(limits.organization),
  websiteUrl: Type.String({ pattern: '^https?://', maxLength: limits.url }),
  mainChallenge: optionalText(limits.freeText),
  attribution: AttributionSchema,
})

export type AuditRequestInput = Static<typeof AuditRequestInputSchema>
export type AuditRequestField = Exclude<keyof AuditRequestInput, 'attribution'>

const websiteMessage = 'Please enter a valid website URL (including http:// or https://)'

/** Rules and messages: product specification, section 5, "Audit form". Text is trimmed first. */
export function parseAuditRequestInput(raw: unknown): ParseResult<AuditRequestInput, AuditRequestField> {
  const form = new FieldReader<AuditRequestField>(raw)
  const value: AuditRequestInput = {
    firstName: form.required('firstName', { label: 'First name', max: limits.name }),
    lastName: form.required('lastName', { label: 'Last name', max: limits.name }),
    email: form.email('email'),
    phone: form.optional('phone', { label: 'Phone', max: limits.phone }),
    organization: form.optional('organization', { label: 'Organization', max: limits.organization }),
    websiteUrl: withLowerCaseScheme(
      form.optional('websiteUrl', { label: 'Website URL', max: limits.url }) ?? '',
    ),
    mainChallenge: form.optional('mainChallenge', {
      label: 'Main challenge',
      max: limits.freeText,
      multiline: true,
    }),
    attribution: readAttribution(form.raw('attribution')),
  }
  // The specification has one message for an address that is missing and for one that is wrong.
  if (form.errors.websiteUrl === undefined && !isWebAddress(value.websiteUrl)) {
    form.errors.websiteUrl = websiteMessage
  }
  return form.hasErrors ? { ok: false, errors: form.errors } : { ok: true, value }
}
