import type { Attribution } from '../_shared/contracts/attribution.ts'
import { attributionColumns } from '../_shared/contracts/attribution-columns.ts'
import { auditFields, parseAuditRequestInput } from '../_shared/contracts/audit-request.ts'
import { goalOfBooking } from '../_shared/contracts/booking-request.ts'
import { callRequestFields, parseCallRequest } from '../_shared/contracts/call-request.ts'
import { contactFields, parseContactMessage } from '../_shared/contracts/contact-message.ts'
import { type FormFields, formColumns, type ParseResult } from '../_shared/contracts/form-field.ts'
import { leadFields, parseLeadInput } from '../_shared/contracts/lead.ts'
import type { PlainFormName } from '../_shared/contracts/plain-forms.ts'

/** The table and the row, without its id, that a form stores. */
export type Submission = { kind: 'lead' | 'audit_request'; row: Record<string, unknown> }

type Context = { now: Date; origin: (timezone?: string) => Attribution }
type Accept = (raw: Record<string, unknown>, context: Context) => ParseResult<Submission, string>

/** Parses each form with the same rules as with JavaScript, and returns what to store. */
export const acceptedForms: Readonly<Record<PlainFormName, Accept>> = {
  'strategy-call': (raw, { origin }) =>
    map('lead', parseLeadInput(raw), (value) => ({
      form: 'strategy_call',
      ...formColumns(leadFields, value),
      ...attributionColumns(origin()),
    })),
  'call-request': (raw, { now, origin }) =>
    map('lead', parseCallRequest(raw, now), (value) => ({
      form: 'call_request',
      ...formColumns(callRequestFields, value),
      // The same values as in a booking by the wizard (PRODUCT.md, "Stored data").
      help_with: ['Consulting'],
      primary_goal: goalOfBooking,
      preferred_day: value.day,
      ...attributionColumns(origin(value.timezone)),
    })),
  audit: (raw, { origin }) =>
    map('audit_request', parseAuditRequestInput(raw), (value) => ({
      ...formColumns(auditFields, value),
      ...attributionColumns(origin()),
    })),
  contact: (raw, { origin }) =>
    map('lead', parseContactMessage(raw), (value) => ({
      form: 'contact_message',
      help_with: ['Consulting'],
      ...formColumns(contactFields, value),
      ...attributionColumns(origin()),
    })),
}

function map<Value>(
  kind: Submission['kind'],
  parsed: ParseResult<Value, string>,
  row: (value: Value) => Submission['row'],
): ParseResult<Submission, string> {
  return parsed.ok ? { ok: true, value: { kind, row: row(parsed.value) } } : parsed
}

const fieldsOf: Readonly<Record<PlainFormName, FormFields>> = {
  'strategy-call': leadFields,
  'call-request': callRequestFields,
  audit: auditFields,
  contact: contactFields,
}

/** The names of a form's fields that may have several values. */
export const fieldsWithChoices = (form: PlainFormName): string[] =>
  Object.entries(fieldsOf[form]).flatMap(([name, { kind }]) => (kind === 'choices' ? [name] : []))
