import { type Static, Type } from 'typebox'
import { AttributionSchema, readAttribution } from './attribution.ts'
import { FieldReader } from './field-reader.ts'
import { limits } from './limits.ts'
import type { ParseResult } from './parse-result.ts'
import { optionalText, requiredText } from './text-schema.ts'
import { websiteAddress } from './website-address.ts'

/** The areas a visitor can ask help with (product specification, section 3), in its order. */
export const helpAreas = ['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting'] as const

export type HelpArea = (typeof helpAreas)[number]

/** What the strategy-call modal sends, cleaned. */
export const LeadInputSchema = Type.Object({
  firstName: requiredText(limits.name),
  lastName: requiredText(limits.name),
  organization: requiredText(limits.organization),
  email: requiredText(limits.email),
  phone: requiredText(limits.phone),
  /** An http(s) address, or what was typed where none can be made of it; `null` when the visitor gave none. */
  website: optionalText(limits.url),
  /** At least one, each once, in the order of `helpAreas`. */
  helpWith: Type.Array(Type.Enum(helpAreas), { minItems: 1, uniqueItems: true }),
  primaryGoal: requiredText(limits.freeText),
  attribution: AttributionSchema,
})

export type LeadInput = Static<typeof LeadInputSchema>
export type LeadField = Exclude<keyof LeadInput, 'attribution'>

/** Rules and messages: product specification, section 5, "Lead form". Text is trimmed first. */
export function parseLeadInput(raw: unknown): ParseResult<LeadInput, LeadField> {
  const form = new FieldReader<LeadField>(raw)
  const value: LeadInput = {
    firstName: form.required('firstName', { label: 'First name', max: limits.name }),
    lastName: form.required('lastName', { label: 'Last name', max: limits.name }),
    organization: form.required('organization', { label: 'Organization', max: limits.organization }),
    email: form.email('email'),
    phone: form.required('phone', { label: 'Phone', max: limits.phone }),
    website: form.optional('website', { label: 'Website', max: limits.url }),
    helpWith: chosenAreas(form.raw('helpWith')),
    primaryGoal: form.required('primaryGoal', {
      label: 'Primary goal',
      max: limits.freeText,
      multiline: true,
    }),
    attribution: readAttribution(form.raw('attribution')),
  }
  if (value.helpWith.length === 0) form.errors.helpWith = 'Please select at least one area'
  if (value.website !== null) value.website = websiteAddress(value.website, limits.url)
  return form.hasErrors ? { ok: false, errors: form.errors } : { ok: true, value }
}

function chosenAreas(raw: unknown): HelpArea[] {
  return Array.isArray(raw) ? helpAreas.filter((area) => raw.includes(area)) : []
}
