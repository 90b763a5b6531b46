import type { Attribution } from '../_shared/contracts/attribution.ts'
import { parseAuditRequestInput } from '../_shared/contracts/audit-request.ts'
import { parseCallRequest } from '../_shared/contracts/call-request.ts'
import { parseContactMessage } from '../_shared/contracts/contact-message.ts'
import { parseLeadInput } from '../_shared/contracts/lead.ts'
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
        ...person(value),
        website: value.website,
        help_with: value.helpWith,
        primary_goal: value.primaryGoal,
        ...attributionColumns(origin()),
      },
    })),
  'call-request': (raw, { now, origin }) =>
    map(parseCallRequest(raw, now), (value) => ({
      kind: 'lead',
      row: {
        form: 'call_request',
        ...person(value),
        // As the wizard's booking writes them (product specification, section 3).
        help_with: ['Consulting'],
        primary_goal: 'Strategy Call Booking',
        org_type: value.orgType,
        current_challenge: value.currentChallenge,
        preferred_day: value.day,
        preferred_part_of_day: value.partOfDay,
        ...attributionColumns(origin(value.timezone)),
      },
    })),
  audit: (raw, { origin }) =>
    map(parseAuditRequestInput(raw), (value) => ({
      kind: 'audit_request',
      row: {
        ...person(value),
        website_url: value.websiteUrl,
        main_challenge: value.mainChallenge,
        ...attributionColumns(origin()),
      },
    })),
  contact: (raw, { origin }) =>
    map(parseContactMessage(raw), (value) => ({
      kind: 'lead',
      row: {
        form: 'contact_message',
        ...person(value),
        help_with: ['Consulting'],
        primary_goal: value.message,
        ...attributionColumns(origin()),
      },
    })),
}

type Person = {
  firstName: string
  lastName: string
  email: string
  phone: string | null
  organization: string | null
}

const person = ({ firstName, lastName, email, phone, organization }: Person) => ({
  first_name: firstName,
  last_name: lastName,
  email,
  phone,
  organization,
})

function map<Value>(
  parsed: ParseResult<Value, string>,
  submission: (value: Value) => Submission,
): ParseResult<Submission, string> {
  return parsed.ok ? { ok: true, value: submission(parsed.value) } : parsed
}
