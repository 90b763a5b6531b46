import { isEmailAddress } from '../contracts/email-address.ts'
import { columnOf, type FormFields } from '../contracts/form-field.ts'
import { personFields, phoneLink } from '../contracts/person-fields.ts'
import type { AuditRequestRow, BookingRow, LeadRow } from '../database/rows.ts'
import { teamZone } from '../site-values.ts'
import { momentText, parseInstant, zoneText } from './moment-text.ts'
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
      ['Name', [row.first_name, row.last_name].join(' ')],
      ['Organization', row.organization],
    ]),
    ...reach(row),
  ]
}

/** Undefined for what is not exactly one address. */
export const mailLink = (email: string): string | undefined =>
  isEmailAddress(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined

/** How to write to somebody and call them, as links. */
export const reach = ({ email, phone }: { email?: string; phone?: string | null }): Field[] => [
  ...(email ? [{ label: 'Email', value: email, url: mailLink(email) }] : []),
  ...(phone ? [{ label: 'Phone', value: phone, url: phoneLink(phone) }] : []),
]

export function originFields(row: LeadRow | AuditRequestRow): Field[] {
  return fields([
    ['Sent from', row.source_url],
    ['First page of the visit', row.landing_path],
    ['Referrer', row.referrer],
    ['Campaign source', row.utm_source],
    ['Campaign medium', row.utm_medium],
    ['Campaign name', row.utm_campaign],
    ['Campaign term', row.utm_term],
    ['Campaign content', row.utm_content],
    ['Device', row.device_type],
  ])
}

/** When the row was stored, in the team's time zone and the person's, and its id. */
export function recordFields(row: LeadRow | AuditRequestRow | BookingRow): Field[] {
  const receivedIn = (zone: string) => momentText(parseInstant(row.created_at), zone)
  const theirs = zoneText(row.timezone)
  return fields([
    ['Received', receivedIn(teamZone)],
    ['Received, in their time', theirs !== zoneText(teamZone) && theirs && receivedIn(row.timezone)],
    ['Time zone', theirs],
    ['Record', row.id],
  ])
}
