import type { Database } from '../database/database.types.ts'
import { type Attribution, attributionColumns } from './attribution.ts'
import { callRequestFields, parseCallRequest } from './call-request.ts'
import {
  type FormFields,
  type FormValues,
  formColumns,
  limits,
  type ParseResult,
  parseFields,
} from './form-field.ts'
import { goalOfBooking, personFields, requiredPhone } from './person-fields.ts'

/** The areas that a visitor can ask for help with. */
export const helpAreas = ['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting'] as const

const { firstName, lastName, email, phone, organization } = personFields

/** PRODUCT.md, "Strategy-call form", in reading order. */
export const leadFields = {
  firstName,
  lastName,
  organization: { ...organization, required: true },
  email,
  phone: requiredPhone,
  // Any text is accepted; `https://` is added to a domain.
  website: { label: 'Website', kind: 'website', max: limits.url, autoComplete: 'url', clean: websiteAddress },
  helpWith: {
    label: 'What do you need help with?',
    description: 'Fundraising, sponsors, volunteers? Choose Consulting and tell us below.',
    kind: 'choices',
    required: true,
    options: helpAreas,
    wide: true,
    message: 'Please select at least one area',
  },
  primaryGoal: { label: 'Primary Goal', kind: 'paragraph', max: limits.freeText, required: true, wide: true },
} as const satisfies FormFields

const messengerFields = {
  firstName,
  lastName,
  email,
  phone,
  organization: { ...organization, wide: true },
} as const satisfies FormFields

/** PRODUCT.md, "Free-audit form", in reading order. */
export const auditFields = {
  ...messengerFields,
  websiteUrl: {
    label: 'Website URL',
    kind: 'website',
    max: limits.url,
    required: true,
    autoComplete: 'url',
    wide: true,
    description: 'Start with http:// or https://, like https://example.org',
    complete: (text: string) => websiteAddress(text.trim()),
    clean: withLowerCaseScheme,
    shape: /^https?:\/\/.*\./i,
    accepts: isWebAddress,
    // Also shown if it is missing.
    message: 'Please enter a valid website URL (including http:// or https://)',
  },
  mainChallenge: { label: 'Main Challenge', kind: 'paragraph', max: limits.freeText, wide: true },
} as const satisfies FormFields

/** The contact page's form. A message is stored as a lead whose goal is the message. */
export const messageFields = {
  ...messengerFields,
  message: {
    label: 'Message',
    kind: 'paragraph',
    max: limits.freeText,
    required: true,
    wide: true,
    column: 'primary_goal',
  },
} as const satisfies FormFields

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
    fields: messageFields,
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

/**
 * Completes a typed website such as `example.org` to an http(s) URL. Returns anything else unchanged ("none yet",
 * "@our-handle", another scheme, a domain that would be too long with one), because the lead form accepts any text. It
 * is shown as text, never as a link.
 */
function websiteAddress(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isSite = isWebAddress(address) && parsedUrl(address)?.hostname.includes('.') === true
  return isSite && address.length <= limits.url ? withLowerCaseScheme(address) : text
}

/** The audit form's rule: starts with http:// or https://, contains a dot, and is a valid URL without credentials. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !text.includes('.')) return false
  const url = parsedUrl(text)
  return url !== null && url.username === '' && url.password === ''
}

function withLowerCaseScheme(address: string): string {
  return address.replace(/^https?/i, (scheme) => scheme.toLowerCase())
}

function parsedUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
