import type { Database } from '../database/database.types.ts'
import type { Attribution } from './attribution.ts'
import { attributionColumns } from './attribution-columns.ts'
import { auditFields } from './audit-request.ts'
import { goalOfBooking } from './booking-request.ts'
import { callRequestFields, parseCallRequest } from './call-request.ts'
import { contactFields } from './contact-message.ts'
import { type FormFields, formColumns, type ParseResult, parseFields } from './form-field.ts'
import { leadFields } from './lead.ts'

type Form = {
  /** The page that the server answers with if there are errors, and the one after the form was sent. */
  page: `/${string}`
  thanks: `/${string}`
  fields: FormFields
}

/** The forms that are stored. A test checks the paths against the routes. */
export const forms = {
  'strategy-call': { page: '/strategy-call', thanks: '/thanks/strategy-call', fields: leadFields },
  'call-request': { page: '/request-a-call', thanks: '/thanks/call-request', fields: callRequestFields },
  audit: { page: '/contact', thanks: '/thanks/audit', fields: auditFields },
  contact: { page: '/contact', thanks: '/thanks/message', fields: contactFields },
} as const satisfies Record<string, Form>

export type FormName = keyof typeof forms

export function isFormName(value: unknown): value is FormName {
  return typeof value === 'string' && Object.hasOwn(forms, value)
}

type Tables = Database['public']['Tables']
type Stored<Table extends keyof Tables> = { table: Table; row: Omit<Tables[Table]['Insert'], 'id'> }
/** The table and the row, without its id, that a form stores. */
export type StoredForm = Stored<'leads'> | Stored<'audit_requests'>

type Context = { now: Date; attribution: Attribution }

/** Cleans and checks a form, in the browser and on the server. */
export function acceptForm(
  form: FormName,
  raw: Readonly<Record<string, unknown>>,
  { now, attribution }: Context,
): ParseResult<StoredForm, string> {
  const origin = attributionColumns(attribution)
  switch (form) {
    case 'strategy-call':
      return map(parseFields(leadFields, raw), (value) => ({
        table: 'leads',
        row: { form: 'strategy_call', ...formColumns(leadFields, value), ...origin },
      }))
    case 'call-request':
      return map(parseCallRequest(raw, now), (value) => {
        const { timezone, ...columns } = formColumns(callRequestFields, value)
        // The same values as in a booking by the wizard (PRODUCT.md, "Stored data").
        const booking = { help_with: ['Consulting'], primary_goal: goalOfBooking }
        const row = { form: 'call_request', ...columns, ...booking, ...origin, timezone: timezone ?? '' }
        return { table: 'leads', row }
      })
    case 'audit':
      return map(parseFields(auditFields, raw), (value) => ({
        table: 'audit_requests',
        row: { ...formColumns(auditFields, value), ...origin },
      }))
    case 'contact':
      return map(parseFields(contactFields, raw), (value) => ({
        table: 'leads',
        row: {
          form: 'contact_message',
          help_with: ['Consulting'],
          ...formColumns(contactFields, value),
          ...origin,
        },
      }))
  }
}

function map<Value>(
  parsed: ParseResult<Value, string>,
  stored: (value: Value) => StoredForm,
): ParseResult<StoredForm, string> {
  return parsed.ok ? { ok: true, value: stored(parsed.value) } : parsed
}
