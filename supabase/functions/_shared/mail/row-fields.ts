import { teamZone } from '../../../../content/booking-facts.ts'
import { contactWords, labels } from '../../../../content/mails.ts'
import { partOfDayLabels } from '../contracts/call-request.ts'
import { columnOf, type FormField, type FormFields, optionsOf } from '../contracts/form-field.ts'
import {
  goalOfBooking,
  isOrgType,
  leadFields,
  messageFields,
  orgTypeLabels,
  personFields,
  requestNames,
} from '../contracts/forms.ts'
import { mailLink, phoneLink } from '../contracts/links.ts'
import type { AuditRequestRow, BookingRow, ComingCall, Contact, LeadRow } from '../database/database.ts'
import { fillBlanks, firstCharacters } from '../text.ts'
import { dayText, momentText, parseInstant, zoneText } from '../time/time-text.ts'
import type { Field, MailBlock } from './render-mail.ts'

type Value = string | string[] | false | null | undefined

/** Fields from label and value pairs, without empty ones. */
export function fields(entries: [label: string, value: Value][]): Field[] {
  return entries
    .map(([label, value]) => ({
      label,
      value: (Array.isArray(value) ? value.join(', ') : value || '').trim(),
    }))
    .filter((field) => field.value !== '')
}

/** Blocks under their heading; nothing without any content. */
export const titled = (text: string, ...content: MailBlock[]): MailBlock[] =>
  content.flat().length === 0 ? [] : [{ kind: 'heading', text }, ...content]

/** A form's answers without the contact details, with the form's order and labels. */
export function answers(form: FormFields, row: object): Field[] {
  const names = Object.keys(form).filter((name) => !(name in personFields))
  return fields(
    names.map((name) => {
      const field = form[name] as FormField
      const value = (row as Record<string, Value>)[columnOf(form, name)]
      return [field.label, optionsOf(field).find((option) => option.value === value)?.label ?? value]
    }),
  )
}

export function whoFields(
  row: Partial<Pick<LeadRow, 'first_name' | 'last_name' | 'organization' | 'email' | 'phone'>>,
): Field[] {
  return [
    ...fields([
      [labels.name, [row.first_name, row.last_name].join(' ')],
      [labels.organization, row.organization],
    ]),
    ...reach(row),
  ]
}

/** How to write to somebody and call them, as links. */
export const reach = ({ email, phone }: { email?: string | null; phone?: string | null }): Field[] => [
  ...(email ? [{ label: labels.email, value: email, url: mailLink(email) }] : []),
  ...(phone ? [{ label: labels.phone, value: phone, url: phoneLink(phone) }] : []),
]

export function originFields(row: LeadRow | AuditRequestRow): Field[] {
  return fields([
    [labels.sentFrom, row.source_url],
    [labels.firstPage, row.landing_path],
    [labels.campaignSource, row.utm_source],
    [labels.campaignMedium, row.utm_medium],
    [labels.campaignName, row.utm_campaign],
  ])
}

/** When the row was stored, in the team's time zone, and the person's zone. */
export const receivedFields = (row: LeadRow | AuditRequestRow | BookingRow): Field[] =>
  fields([
    [labels.received, momentText(parseInstant(row.created_at), teamZone)],
    [labels.timeZone, zoneText(row.timezone)],
  ])

/** What a person said about their organization and goals, without what a booking wrote. */
export function leadDetailFields(row: LeadRow): Field[] {
  const said = {
    ...row,
    help_with: row.form === 'strategy-call' ? row.help_with : [],
    primary_goal: row.stated_goal ?? (row.primary_goal === goalOfBooking ? null : row.primary_goal),
  }
  return [...answers(row.form === 'message' ? messageFields : leadFields, said), ...situationFields(row)]
}

/** What a form or a booking said about the organization. */
export const situationFields = (row: Pick<LeadRow, 'org_type' | 'current_challenge'>): Field[] =>
  fields([
    [labels.orgType, isOrgType(row.org_type) ? orgTypeLabels[row.org_type] : row.org_type],
    [labels.challenge, row.current_challenge],
  ])

/**
 * The preferred day and time of a call request; contains no free text.
 *
 * @param ourZone the team's, to say a chosen time in it
 */
export function preferredTimeFields(
  {
    preferred_day: day,
    preferred_part_of_day: part,
    preferred_start: start,
    timezone,
  }: Pick<LeadRow, 'preferred_day' | 'preferred_part_of_day' | 'timezone'> &
    Partial<Pick<LeadRow, 'preferred_start'>>,
  ourZone = timezone,
): Field[] {
  if (!day || !part) return []
  return fields([
    [labels.chosenTime, start && momentText(parseInstant(start), ourZone || timezone)],
    [labels.day, !start && dayText(day, 'long')],
    [labels.timeOfDay, !start && partOfDayLabels[part]],
    [labels.timeZone, zoneText(timezone) || (ourZone ? labels.askZone : labels.weAskZone)],
  ])
}

/** For the team: so that nobody books a second call by mistake. */
export const callLine = (call: ComingCall | null, zone: string): Field[] =>
  call ? [{ label: contactWords.hasCall, value: momentText(parseInstant(call.starts_at), zone) }] : []

/** For the team: "Third contact, after: website audit on Oct 12, 2026, message on Oct 19, 2026". Nothing for a first one. */
export function contactLine(contacts: readonly Contact[], createdAt: string, timeZone: string): Field[] {
  const before = contacts.filter(({ created_at }) => parseInstant(created_at) < parseInstant(createdAt))
  if (before.length === 0) return []
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  const said = before.map(({ form, created_at }) =>
    fillBlanks(contactWords.on, {
      form: requestNames[form].toLowerCase(),
      day: date.format(parseInstant(created_at)),
    }),
  )
  const nth = contactWords.ordinals[before.length] ?? `${before.length + 1}th`
  return [{ label: fillBlanks(contactWords.contact, { nth }), value: said.join(', ') }]
}

/** What the person wrote in each form: "Website audit, Oct 12: Slow pages". */
export const writtenFields = (contacts: readonly Contact[], timeZone: string): Field[] =>
  contacts.filter(({ words }) => words.trim() !== '').map((contact) => writtenField(contact, timeZone))

export function writtenField({ form, created_at, words }: Contact, timeZone: string): Field {
  const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
  return { label: `${requestNames[form]}, ${date.format(parseInstant(created_at))}`, value: oneLine(words) }
}

/** At most about two lines in a mail. */
function oneLine(words: string): string {
  const line = words.trim().replace(/\s*\n\s*/g, ' · ')
  const start = firstCharacters(line, 160)
  return start === line ? line : `${start.trimEnd()}…`
}
