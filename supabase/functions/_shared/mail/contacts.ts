import { fillBlanks } from '../blanks.ts'
import { firstCharacters } from '../contracts/clean-text.ts'
import { requestNames } from '../contracts/forms.ts'
import { contactWords } from './mail-words.ts'
import { momentText, parseInstant } from './moment-text.ts'
import type { Field } from './render-mail.ts'

/** Something that came from a mailbox, as `contacts_of` returns it: a request or a booking, and what was written in it. */
export type Contact = { form: keyof typeof requestNames; created_at: string; words: string }

export type Contacts = { contacts: Contact[]; call: ComingCall | null }
/** The next call of a mailbox, with the secret of the team's link to it. */
export type ComingCall = { starts_at: string; secret: string }

/** For the team: so that nobody books a second call by mistake. */
export const callLine = (call: ComingCall | null, zone: string): Field[] =>
  call ? [{ label: contactWords.hasCall, value: momentText(parseInstant(call.starts_at), zone) }] : []

/** For the team: "Third contact: website audit on Oct 12, 2026, message on Oct 19, 2026". Nothing for a first contact. */
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
