import type { Database } from '../database/database.types.ts'
import { type Attribution, attributionColumns } from './attribution.ts'
import { auditFields } from './audit-request.ts'
import { goalOfBooking } from './booking-request.ts'
import { callRequestFields, parseCallRequest } from './call-request.ts'
import { contactFields } from './contact-message.ts'
import { type FormFields, type FormValues, formColumns, type ParseResult, parseFields } from './form-field.ts'
import { leadFields } from './lead.ts'

type Form = {
  /** The page that the server answers with if there are errors, and the one after the form was sent. */
  page: `/${string}`
  thanks: `/${string}`
  fields: FormFields
  table: 'leads' | 'audit_requests'
  /** What every row of the form has besides its fields. */
  always: Readonly<Record<string, unknown>>
}

/** The forms that are stored. A test checks the paths against the routes. */
export const forms = {
  'strategy-call': {
    page: '/strategy-call',
    thanks: '/thanks/strategy-call',
    fields: leadFields,
    table: 'leads',
    always: { form: 'strategy_call' },
  },
  'call-request': {
    page: '/request-a-call',
    thanks: '/thanks/call-request',
    fields: callRequestFields,
    table: 'leads',
    // The same values as in a booking by the wizard (PRODUCT.md, "Stored data").
    always: { form: 'call_request', help_with: ['Consulting'], primary_goal: goalOfBooking },
  },
  audit: {
    page: '/contact',
    thanks: '/thanks/audit',
    fields: auditFields,
    table: 'audit_requests',
    always: {},
  },
  contact: {
    page: '/contact',
    thanks: '/thanks/message',
    fields: contactFields,
    table: 'leads',
    always: { form: 'contact_message', help_with: ['Consulting'] },
  },
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms

export function isFormName(value: unknown): value is FormName {
  return typeof value === 'string' && Object.hasOwn(forms, value)
}

type Tables = Database['public']['Tables']
type Stored<Table extends keyof Tables> = { table: Table; row: Omit<Tables[Table]['Insert'], 'id'> }
/** The table and the row, without its id, that a form stores. */
export type StoredForm = Stored<'leads'> | Stored<'audit_requests'>

/** Cleans and checks a form, in the browser and on the server. */
export function acceptForm(
  form: FormName,
  raw: Readonly<Record<string, unknown>>,
  { now, attribution }: { now: Date; attribution: Attribution },
): ParseResult<StoredForm, string> {
  const { fields, table, always }: Form = forms[form]
  const parsed: ParseResult<FormValues<FormFields>, string> = form === 'call-request'
    ? parseCallRequest(raw, now)
    : parseFields(fields, raw)
  if (!parsed.ok) return parsed
  const row = { ...attributionColumns(attribution), ...always, ...formColumns(fields, parsed.value) }
  // A test compares the columns with the database's.
  return {
    ok: true,
    value: { table, row: { ...row, timezone: row.timezone ?? '' } } as unknown as StoredForm,
  }
}

/** What each form is called in mails to the team and in the owner's lists. `booking`: the scheduler, without a form before. */
export const requestNames = {
  strategy_call: 'Strategy-call form',
  call_request: 'Call request',
  contact_message: 'Message',
  audit: 'Website audit',
  booking: 'Booking',
} as const
