import { type Attribution, attributionColumns } from '../_shared/contracts/attribution.ts'
import { auditFields } from '../_shared/contracts/audit-request.ts'
import { callRequestFields, parseCallRequest } from '../_shared/contracts/call-request.ts'
import { contactFields } from '../_shared/contracts/contact-message.ts'
import {
  type FormFields,
  type FormValues,
  formColumns,
  type ParseResult,
  parseFields,
} from '../_shared/contracts/form-field.ts'
import { leadFields } from '../_shared/contracts/lead.ts'
import type { PlainFormName } from '../_shared/contracts/plain-forms.ts'

/** The table and the row, without its id, that a form stores. */
export type Submission = { kind: 'lead' | 'audit_request'; row: Record<string, unknown> }

type Raw = Record<string, unknown>
type Context = { now: Date; origin: (timezone?: string) => Attribution }

/** A form with the same rules as with JavaScript; `row` is what it stores besides its fields. */
function form<Fields extends FormFields>(
  kind: Submission['kind'],
  fields: Fields,
  row: Submission['row'],
  parse: (
    raw: Raw,
    now: Date,
  ) => ParseResult<FormValues<Fields> & { day?: string; timezone?: string }, string> = (raw) =>
    parseFields(fields, raw),
) {
  return {
    fields,
    accept(raw: Raw, { now, origin }: Context): ParseResult<Submission, string> {
      const parsed = parse(raw, now)
      if (!parsed.ok) return parsed
      const { value } = parsed
      const asked = value.day && { preferred_day: value.day }
      const came = attributionColumns(origin(value.timezone))
      return { ok: true, value: { kind, row: { ...row, ...formColumns(fields, value), ...asked, ...came } } }
    },
  }
}

/** What a booking by the wizard stores, too (PRODUCT.md, "Stored data"). */
const consulting = { help_with: ['Consulting'] }

export const acceptedForms = {
  'strategy-call': form('lead', leadFields, { form: 'strategy_call' }),
  'call-request': form(
    'lead',
    callRequestFields,
    { form: 'call_request', ...consulting, primary_goal: 'Strategy Call Booking' },
    parseCallRequest,
  ),
  audit: form('audit_request', auditFields, {}),
  contact: form('lead', contactFields, { form: 'contact_message', ...consulting }),
}

/** The names of a form's fields that may have several values. */
export function fieldsWithChoices(name: PlainFormName): string[] {
  const fields: FormFields = name === 'confirm' ? {} : acceptedForms[name].fields
  return Object.keys(fields).filter((field) => fields[field]?.kind === 'choices')
}
