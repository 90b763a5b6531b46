import { type Static, Type } from 'typebox'
import { AttributionSchema } from './attribution.ts'
import { FieldReader } from './field-reader.ts'
import { limits } from './limits.ts'
import { orgTypes } from './org-types.ts'
import type { ParseResult } from './parse-result.ts'
import { optionalText, requiredText } from './text-schema.ts'

/** The wizard's first step, cleaned. */
export const BookingContactSchema = Type.Object({
  firstName: requiredText(limits.name),
  lastName: requiredText(limits.name),
  email: requiredText(limits.email),
  phone: requiredText(limits.phone),
  organization: optionalText(limits.organization),
})

export type BookingContact = Static<typeof BookingContactSchema>

/** One confirmed booking, as the wizard sends it. */
export const BookingRequestSchema = Type.Object({
  /** A random UUID made once per wizard run; a repeat with it makes no second booking. */
  bookingId: Type.String({ minLength: 36, maxLength: 36 }),
  contact: BookingContactSchema,
  /** The start as an instant: ISO 8601 in UTC. */
  startsAt: Type.String(),
  /** The IANA zone in which the visitor chose the time. */
  timezone: requiredText(limits.timezone),
  meetingLink: Type.String({ pattern: '^https?://', maxLength: limits.url }),
  /** From the home page's form, when the visitor came through it. */
  orgType: Type.Union([Type.Enum(orgTypes), Type.Null()]),
  currentChallenge: optionalText(limits.freeText),
  attribution: AttributionSchema,
})

export type BookingRequest = Static<typeof BookingRequestSchema>

/** What the contact step cannot go on without (product specification, section 5). */
export const requiredContactFields = ['firstName', 'lastName', 'email', 'phone'] as const

/** The toast where one of them is missing (product specification, sections 5 and 8). */
export const bookingContactToast = 'Please fill in all required fields'

/**
 * Required: first name, last name, email, phone (product specification, section 5, "Scheduler contact
 * form"). The messages per field are those of the lead form.
 */
export function parseBookingContact(raw: unknown): ParseResult<BookingContact> {
  const form = new FieldReader<keyof BookingContact>(raw)
  const value: BookingContact = {
    firstName: form.required('firstName', { label: 'First name', max: limits.name }),
    lastName: form.required('lastName', { label: 'Last name', max: limits.name }),
    email: form.email('email'),
    phone: form.required('phone', { label: 'Phone', max: limits.phone }),
    organization: form.optional('organization', { label: 'Organization', max: limits.organization }),
  }
  return form.hasErrors ? { ok: false, errors: form.errors } : { ok: true, value }
}
