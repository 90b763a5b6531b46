import { askedTime, partOfDayLabels } from '../contracts/call-request.ts'
import { columnOf, type FormFields, isEmailAddress } from '../contracts/form-field.ts'
import { leadFields, messageFields } from '../contracts/forms.ts'
import {
  goalOfBooking,
  isOrgType,
  orgTypeLabels,
  personFields,
  phoneLink,
} from '../contracts/person-fields.ts'
import type { AuditRequestRow, BookingRow, LeadRow } from '../database/answers.ts'
import { teamZone } from '../site-values.ts'
import { dayText } from '../time/time-text.ts'
import { labels } from './mail-words.ts'
import { momentText, parseInstant, spanText, zoneText } from './moment-text.ts'
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

/** Fields or blocks under their heading; nothing without any. */
export const titled = (text: string, content: Field[] | MailBlock[]): MailBlock[] =>
  content.length === 0 ? [] : [{ kind: 'heading', text }, ...(isFields(content) ? [content] : content)]

const isFields = (content: Field[] | MailBlock[]): content is Field[] => 'value' in Object(content[0])

/** A form's answers without the contact details, with the form's order and labels. */
export function answers(form: FormFields, row: object): Field[] {
  const names = Object.keys(form).filter((name) => !(name in personFields))
  return fields(
    names.map((name) => {
      const { label = name, optionLabels = {} } = form[name] ?? {}
      const value = (row as Record<string, Value>)[columnOf(form, name)]
      return [label, typeof value === 'string' ? (optionLabels[value] ?? value) : value]
    }),
  )
}

export function contactFields(
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

/** Undefined for what is not exactly one address. */
export const mailLink = (email: string): string | undefined =>
  isEmailAddress(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined

/** How to write to somebody and call them, as links. */
export const reach = ({ email, phone }: { email?: string | null; phone?: string | null }): Field[] => [
  ...(email ? [{ label: labels.email, value: email, url: mailLink(email) }] : []),
  ...(phone ? [{ label: labels.phone, value: phone, url: phoneLink(phone) }] : []),
]

export function originFields(row: LeadRow | AuditRequestRow): Field[] {
  return fields([
    [labels.sentFrom, row.source_url],
    [labels.firstPage, row.landing_path],
    [labels.referrer, row.referrer],
    [labels.campaignSource, row.utm_source],
    [labels.campaignMedium, row.utm_medium],
    [labels.campaignName, row.utm_campaign],
    [labels.campaignTerm, row.utm_term],
    [labels.campaignContent, row.utm_content],
    [labels.device, row.device_type],
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
    help_with: row.form === 'strategy_call' ? (row.stated_areas ?? row.help_with) : [],
    primary_goal: row.stated_goal ?? (row.primary_goal === goalOfBooking ? null : row.primary_goal),
  }
  return [
    ...answers(row.form === 'contact_message' ? messageFields : leadFields, said),
    ...fields([
      [labels.orgType, isOrgType(row.org_type) ? orgTypeLabels[row.org_type] : row.org_type],
      [labels.challenge, row.current_challenge],
    ]),
  ]
}

/**
 * The preferred day and time of a call request; contains no free text.
 *
 * @param ourZone the team's, to say the time in it, too
 */
export function preferredTimeFields(
  {
    preferred_day: day,
    preferred_part_of_day: part,
    timezone,
  }: Pick<LeadRow, 'preferred_day' | 'preferred_part_of_day' | 'timezone'>,
  ourZone = timezone,
): Field[] {
  if (!day || !part) return []
  const asked = ourZone !== timezone && askedTime(day, part, timezone)
  return fields([
    [labels.day, dayText(day, 'long')],
    [labels.timeOfDay, partOfDayLabels[part]],
    [labels.timeZone, zoneText(timezone) || (ourZone ? labels.askZone : labels.weAskZone)],
    [labels.ourTime, asked && spanText(...asked, ourZone)],
  ])
}
