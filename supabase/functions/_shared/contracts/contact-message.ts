import { type Static, Type } from 'typebox'
import { FieldReader } from './field-reader.ts'
import { limits } from './limits.ts'
import type { ParseResult } from './parse-result.ts'
import { optionalText, requiredText } from './text-schema.ts'

/** What the form of the contact page sends, cleaned. */
export const ContactMessageSchema = Type.Object({
  firstName: requiredText(limits.name),
  lastName: requiredText(limits.name),
  email: requiredText(limits.email),
  phone: optionalText(limits.phone),
  organization: optionalText(limits.organization),
  message: requiredText(limits.freeText),
})
export type ContactMessage = Static<typeof ContactMessageSchema>
export type ContactMessageField = keyof ContactMessage

export function parseContactMessage(raw: unknown): ParseResult<ContactMessage, ContactMessageField> {
  const form = new FieldReader<ContactMessageField>(raw)
  const value: ContactMessage = {
    firstName: form.required('firstName', { label: 'First name', max: limits.name }),
    lastName: form.required('lastName', { label: 'Last name', max: limits.name }),
    email: form.email('email'),
    phone: form.optional('phone', { label: 'Phone', max: limits.phone }),
    organization: form.optional('organization', { label: 'Organization', max: limits.organization }),
    message: form.required('message', { label: 'Message', max: limits.freeText, multiline: true }),
  }
  return form.hasErrors ? { ok: false, errors: form.errors } : { ok: true, value }
}
