import { teamDaysAhead } from '../../../content/booking-facts.ts'
import { attributionFields } from '../../functions/_shared/contracts/attribution.ts'
import {
  columnOf,
  type FormField,
  type FormFields,
  limits,
} from '../../functions/_shared/contracts/form-field.ts'
import {
  bookingContactFields,
  forms,
  goalOfBooking,
  personFields,
} from '../../functions/_shared/contracts/forms.ts'
import { invisible } from '../../functions/_shared/text.ts'

/** What the database checks of a column; `shape` and `forbidden` are PostgreSQL's patterns. */
interface FieldRule {
  field: string
  longest?: number | undefined
  shape?: string | undefined
  forbidden?: string | undefined
  options?: readonly string[] | undefined
}

const columnsIn = (fields: FormFields): [string, FormField][] =>
  Object.entries(fields).map(([name, field]) => [columnOf(fields, name), field])
const { audit, ...leadForms } = forms
const ofBooking = columnsIn({ ...bookingContactFields, orgType: leadForms['call-request'].fields.orgType })
const ofLeads = Object.values(leadForms).flatMap(({ fields }) => columnsIn(fields))
const ofAudits = columnsIn(audit.fields)
const ofOrigin = Object.keys(attributionFields).map((name) => columnOf({}, name))

/** PostgreSQL's spelling: a flag in front, and no escaped slashes. */
const pattern = ({ flags, source }: RegExp) =>
  `${flags.includes('i') ? '(?i)' : ''}${source.replaceAll('\\/', '/')}`

/** The characters of a pattern, as ranges of a bracket expression. */
function ranges(characters: RegExp): string {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => (code < 0xd800 || code > 0xdfff) && String.fromCodePoint(code).replace(characters, '') === '',
  )
  const starts = codes.filter((code, i) => codes[i - 1] !== code - 1)
  const ends = codes.filter((code, i) => codes[i + 1] !== code + 1)
  const escaped = (code: number) => `\\U${code.toString(16).padStart(8, '0')}`
  return starts.map((start, i) => `${escaped(start)}-${escaped(ends[i] ?? start)}`).join('')
}

/**
 * Control and invisible characters, because names end up in mail headers and on terminals. Joiners are allowed after
 * letters that join and after emoji, line breaks and tabs in free text.
 */
const others = `\\u007f-\\u009f\\u2028\\u2029${ranges(invisible)}]|(^|[\\u0001-\\u02ff])[\\u200c\\u200d]`
const inLine = `[\\u0001-\\u001f${others}`
const inLines = `[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f${others}`

const textRule = (field: string, longest: number, forbidden = inLine, shape?: RegExp): FieldRule => ({
  field,
  longest,
  forbidden,
  shape: shape && pattern(shape),
})

function ruleOf([column, { kind, max, required, shape, options }]: [string, FormField]):
  | FieldRule
  | undefined {
  if (options) return { field: column, options }
  if (max === undefined) return undefined
  const needed = kind === 'text' && required ? /[^ ]/ : undefined
  return textRule(column, max, kind === 'paragraph' ? inLines : inLine, shape ?? needed)
}

/** The first rule of a column counts: it is the same in every table. */
const fieldRules = [
  ...Object.entries(attributionFields).map(([name, { max, shape }]) =>
    textRule(columnOf({}, name), max, inLine, shape),
  ),
  ...[...columnsIn(personFields), ...ofLeads, ...ofAudits].map(ruleOf),
  // Texts of calls, which no form has.
  textRule('meeting_link', limits.url, inLine, /^https:\/\/\S+$/),
  textRule('note', limits.note, inLines),
].filter((rule, i, all) => rule && all.findIndex((other) => other?.field === rule.field) === i)

const requiredIn = (columns: [string, FormField][]) =>
  columns.filter(([, field]) => field.required).map(([column]) => column)

const unique = (...columns: readonly string[]) => [...new Set(columns)]
const namesOf = (columns: [string, FormField][]) => columns.map(([name]) => name)

/** What the database needs of the contracts, stored in `private.settings.contracts` (rules/15-fields.sql). */
export const formRules = {
  fields: fieldRules,
  /** What visitors may write. */
  columns: {
    leads: unique('id', 'form', 'filled_trap', ...namesOf(ofLeads), ...ofOrigin),
    audit_requests: unique('id', 'filled_trap', ...namesOf(ofAudits), ...ofOrigin),
    bookings: unique(...namesOf(ofBooking), ...ofOrigin),
  },
  /** By the form's name in its rows: what it requires, or always has. */
  required: Object.fromEntries([
    ...Object.values(forms).map(({ fields, always }) => {
      const { form = 'audit', ...others } = always as { form?: string }
      return [form, [...requiredIn(columnsIn(fields)), ...Object.keys(others)]]
    }),
    ['booking', [...requiredIn(ofBooking), 'timezone']],
  ]),
  goalOfBooking,
  teamDaysAhead,
}
