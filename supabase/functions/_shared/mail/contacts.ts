import { firstCharacters } from '../contracts/clean-text.ts'
import { requestNames } from '../contracts/forms.ts'
import { filled } from './filled.ts'
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

const day = 86_400_000

/** For the team: "Third contact: website audit on Oct 12, message on Monday". Nothing for a first contact. */
export function contactLine(
  contacts: readonly Contact[],
  createdAt: string,
  zone: string,
  now: Date = new Date(),
): Field[] {
  const before = contacts.filter(({ created_at }) => parseInstant(created_at) < parseInstant(createdAt))
  if (before.length === 0) return []
  const said = before.map(({ form, created_at }) =>
    whenSaid(requestNames[form].toLowerCase(), parseInstant(created_at), zone, now),
  )
  const nth = contactWords.ordinals[before.length] ?? `${before.length + 1}th`
  return [{ label: filled(contactWords.contact, { nth }), value: said.join(', ') }]
}

function whenSaid(form: string, instant: Date, timeZone: string, now: Date): string {
  const { today, on, inMonth } = contactWords
  const text = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at)
  const age = now.getTime() - instant.getTime()
  if (text(instant, { dateStyle: 'short' }) === text(now, { dateStyle: 'short' }))
    return filled(today, { form })
  if (age < 6 * day) return filled(on, { form, day: text(instant, { weekday: 'long' }) })
  if (age < 300 * day) return filled(on, { form, day: text(instant, { month: 'short', day: 'numeric' }) })
  return filled(inMonth, { form, day: text(instant, { month: 'long', year: 'numeric' }) })
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
