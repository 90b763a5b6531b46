import type { Attribution } from '../_shared/contracts/attribution.ts'
import { auditFields, parseAuditRequestInput } from '../_shared/contracts/audit-request.ts'
import { callRequestFields, parseCallRequest } from '../_shared/contracts/call-request.ts'
import { contactFields, parseContactMessage } from '../_shared/contracts/contact-message.ts'
import { formColumns } from '../_shared/contracts/form-field.ts'
import { leadFields, parseLeadInput } from '../_shared/contracts/lead.ts'
import type { ParseResult } from '../_shared/contracts/parse-result.ts'
import type { PlainFormName } from '../_shared/contracts/plain-forms.ts'
import { attributionColumns } from '../_shared/database/attribution-columns.ts'

/** What a form stores: in which table, and the row without its id. */
export type Submission = { kind: 'lead' | 'audit_request'; row: Record<string, unknown> }

type Context = { now: Date; origin: (timezone?: string) => Attribution }
type Accept = (raw: Record<string, unknown>, context: Context) => ParseResult<Submission, string>

/** What each form stores, by the rules of the forms with script. */
export const acceptedForms: Readonly<Record<Exclude<PlainFormName, 'confirm'>, Accept>> = {
  'strategy-call': (raw, { origin }) =>
    map(parseLeadInput(raw), (value) => ({
      kind: 'lead',
      row: {
        form: 'strategy_call',
        ...formColumns(leadFields, value),
        ...attributionColumns(origin()),
      },
    })),
  'call-request': (raw, { now, origin }) =>
    map(parseCallRequest(raw, now), (value) => ({
      kind: 'lead',
      row: {
        form: 'call_request',
        ...formColumns(callRequestFields, value),
        // As the wizard's booking writes them (specification, section 3).
        help_with: ['Consulting'],
        primary_goal: 'Strategy Call Booking',
        org_type: value.orgType,
        preferred_day: value.day,
        preferred_part_of_day: value.partOfDay,
        ...attributionColumns(origin(value.timezone)),
      },
    })),
  audit: (raw, { origin }) =>
    map(parseAuditRequestInput(raw), (value) => ({
      kind: 'audit_request',
      row: { ...formColumns(auditFields, value), ...attributionColumns(origin()) },
    })),
  contact: (raw, { origin }) =>
    map(parseContactMessage(raw), (value) => ({
      kind: 'lead',
      row: {
        form: 'contact_message',
        help_with: ['Consulting'],
        ...formColumns(contactFields, value),
        ...attributionColumns(origin()),
      },
    })),
}

function map<Value>(
  parsed: ParseResult<Value, string>,
  submission: (value: Value) => Submission,
): ParseResult<Submission, string> {
  return parsed.ok ? { ok: true, value: submission(parsed.value) } : parsed
}
