import { awayInWords, openDays, partOfDayHours } from '../../../../content/booking-facts.ts'
import type { Database } from '../database/database.types.ts'
import { dayText } from '../time/time-text.ts'
import { isoInstant, namedZone } from '../time/time-zone.ts'
import { type Attribution, attributionColumns } from './attribution.ts'
import { isOnDay, partOfDayLabels, partsOfDay, readDay, requestDays } from './call-request.ts'
import {
  emailShape,
  type FormFields,
  type FormValues,
  formColumns,
  honeypotName,
  limits,
  type ParseResult,
  parseFields,
  withAsciiDomain,
} from './form-field.ts'
import { isWebAddress, websiteAddress, withLowerCaseScheme } from './links.ts'

/** The fields that every form has. */
export const personFields = {
  firstName: {
    label: 'First Name',
    kind: 'text',
    max: limits.name,
    required: true,
    autoComplete: 'given-name',
  },
  lastName: {
    label: 'Last Name',
    kind: 'text',
    max: limits.name,
    required: true,
    autoComplete: 'family-name',
  },
  email: {
    label: 'Email',
    kind: 'email',
    max: limits.email,
    clean: withAsciiDomain,
    shape: emailShape,
    required: true,
    autoComplete: 'email',
  },
  phone: { label: 'Phone', kind: 'phone', max: limits.phone, autoComplete: 'tel' },
  organization: {
    label: 'Organization',
    kind: 'text',
    max: limits.organization,
    autoComplete: 'organization',
  },
} as const satisfies FormFields

export const requiredPhone = { ...personFields.phone, required: true } as const

export const orgTypes = ['nonprofit', 'islamic', 'climate', 'other'] as const

export type OrgType = (typeof orgTypes)[number]

export const orgTypeLabels = {
  nonprofit: 'Nonprofit Organization',
  islamic: 'Islamic Organization',
  climate: 'Climate Initiative',
  other: 'Other Mission-Driven Org',
} as const satisfies Record<OrgType, string>

export function isOrgType(value: unknown): value is OrgType {
  return orgTypes.some((orgType) => orgType === value)
}

const { firstName, lastName, email, phone, organization } = personFields

/** The areas that a visitor can ask for help with. */
export const helpAreas = ['SEO', 'Google Ads', 'Landing Pages', 'CRM/Automation', 'Consulting'] as const

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
    description: 'For fundraising, sponsors or volunteers, check Consulting.',
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

/** What a booking or a call request writes into `primary_goal` (PRODUCT.md, "Stored data"). */
export const goalOfBooking = 'Strategy Call Booking'

/** The form that replaces the wizard without JavaScript, in reading order; it asks for a day instead of a time. */
export const callRequestFields = {
  ...personFields,
  phone: requiredPhone,
  orgType: { label: 'Organization type', kind: 'choice', options: orgTypes, optionLabels: orgTypeLabels },
  day: {
    label: 'Which day works for you?',
    kind: 'day',
    required: true,
    description: `${openDays}, within the next three months. ${awayInWords}`.trim(),
    clean: readDay,
    column: 'preferred_day',
    message: 'Please choose a day',
  },
  partOfDay: {
    label: 'What time of day?',
    kind: 'choice',
    required: true,
    options: partsOfDay.filter((part) => partOfDayHours[part]),
    optionLabels: partOfDayLabels,
    column: 'preferred_part_of_day',
    message: 'Please choose a time of day',
  },
  /** The time that was chosen and could not be booked: the team's link books it with one press. */
  startsAt: { label: 'Time', kind: 'instant', clean: isoInstant, column: 'preferred_start' },
  timezone: {
    label: 'Your time zone',
    kind: 'zone',
    max: limits.timezone,
    description: 'Not on the list? Leave it blank and we’ll ask.',
    clean: (zone: string) => (namedZone(zone) ? zone : ''),
  },
  currentChallenge: {
    label: 'What’s your biggest challenge right now?',
    kind: 'paragraph',
    max: limits.freeText,
    wide: true,
  },
} as const satisfies FormFields

/** The wizard's first step (PRODUCT.md, "Scheduler"), in reading order. */
export const bookingContactFields = {
  ...personFields,
  phone: requiredPhone,
  /** The home page's form asks for it as the biggest challenge. */
  currentChallenge: {
    label: 'What should we look at before we talk?',
    kind: 'paragraph',
    max: limits.freeText,
    description: 'Optional. Your website, or what you’d like to change.',
    wide: true,
  },
} as const satisfies FormFields

/** Where the team books for a person, who may have given no number. */
export const teamContactFields = { ...bookingContactFields, phone: personFields.phone } as const

export type BookingContact = FormValues<typeof teamContactFields>

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
    always: { form: 'strategy-call' },
  },
  'call-request': {
    page: '/request-a-call',
    thanks: '/thanks/call-request',
    fields: callRequestFields,
    table: 'leads',
    // The same values as in a booking by the wizard (PRODUCT.md, "Stored data").
    always: { form: 'call-request', help_with: ['Consulting'], primary_goal: goalOfBooking },
  },
  audit: {
    page: '/contact',
    thanks: '/thanks/audit',
    fields: auditFields,
    table: 'audit_requests',
    always: {},
  },
  message: {
    page: '/contact',
    thanks: '/thanks/message',
    fields: messageFields,
    table: 'leads',
    always: { form: 'message', help_with: ['Consulting'] },
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
  const row = {
    ...attributionColumns(attribution),
    ...always,
    ...formColumns(fields, parsed.value),
    filled_trap: Boolean(raw[honeypotName]),
  }
  // A test compares the columns with the database's.
  return {
    ok: true,
    value: { table, row: { ...row, timezone: row.timezone ?? '' } } as unknown as StoredForm,
  }
}

/** @param now determines which days can be requested, since the page may have been built days ago */
function parseCallRequest(raw: unknown, now: Date): ParseResult<FormValues<typeof callRequestFields>> {
  const parsed = parseFields(callRequestFields, raw)
  const { day, timezone } = raw as Record<'day' | 'timezone', unknown>
  // Another day was chosen since.
  if (
    parsed.ok &&
    parsed.value.startsAt &&
    !isOnDay(parsed.value.startsAt, parsed.value.day, String(timezone))
  )
    parsed.value.startsAt = null
  const days = requestDays(now, String(timezone))
  const chosen = readDay(day)
  if (!chosen || days.includes(chosen)) return parsed
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const problem = `Please choose a day (${openDays}) from ${dayText(first, 'long')} to ${dayText(last, 'long')}`
  return { ok: false, errors: { ...(!parsed.ok && parsed.errors), day: problem } }
}

/** What each form is called in mails to the team and in the owner's lists. `booking`: the scheduler, without a form before. */
export const requestNames = {
  'strategy-call': 'Strategy-call form',
  'call-request': 'Call request',
  message: 'Message',
  audit: 'Website audit',
  booking: 'Booking',
} as const
