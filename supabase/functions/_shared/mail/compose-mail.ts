import { frameWords } from '../../../../content/mails.ts'
import { site } from '../../../../content/site.ts'
import { mailLink } from '../contracts/links.ts'
import type { BookingRow } from '../database/database.ts'
import { characterCount, fillBlanks, firstCharacters, singleLine } from '../text.ts'
import type { Invitation, Mail, Provider } from './mailer.ts'
import { type MailBlock, renderMail } from './render-mail.ts'

/** `title`: the heading, if it is not the subject. */
type Message = { subject: string; title?: string; blocks: MailBlock[]; invitation?: Invitation }

/**
 * A mail to the address in a form, which may belong to somebody else. So it explains why it was sent, and callers must
 * not include any free text of the form; only the name is used, in the greeting. Replies go to the team.
 */
export function personMail(
  provider: Provider,
  person: { email: string; first_name: string },
  { blocks, ...message }: Message,
): Mail {
  const footer = [`${site.name}, ${provider.siteUrl}, ${site.phone}`, frameWords.whyYou]
  const letter = [greeting(person.first_name), ...blocks, frameWords.signature]
  const mail = compose(provider, { ...message, blocks: letter }, footer)
  return { to: person.email, replyTo: provider.teamEmails, ...mail }
}

/**
 * A mail to the team about a person, with a button to write to them. No Reply-To: a reply would quote the secret links to
 * the person, who could then act as the team.
 */
export function teamMail(
  provider: Provider,
  { email }: { email: string },
  personRefused: boolean,
  { blocks: [first = '', ...rest], ...message }: Message,
): Mail {
  const footer = [sentBy(provider), frameWords.leftEmpty]
  const url = mailLink(email)
  const label = fillBlanks(frameWords.writeTo, { email })
  const write: MailBlock[] = url ? [{ kind: 'action', label, url, quiet: true }] : []
  const all = [...(personRefused ? [frameWords.refused] : []), first, ...write, ...rest]
  return { to: provider.teamEmails, ...compose(provider, { ...message, blocks: all }, footer) }
}

/** A mail to the team about the website itself. */
export function teamNotice(provider: Provider, message: Message): Mail {
  return { to: provider.teamEmails, ...compose(provider, message, [sentBy(provider)]) }
}

const sentBy = ({ siteUrl }: Provider) => fillBlanks(frameWords.sentBy, { url: siteUrl })

function compose(
  { siteUrl }: Provider,
  { subject, title = subject, blocks, invitation }: Message,
  footer: string[],
): Omit<Mail, 'to' | 'replyTo'> {
  return {
    subject: subjectLine(subject),
    ...renderMail({ title: headerText(title), blocks, footer, siteUrl }),
    ...(invitation && { invitation }),
  }
}

/**
 * Makes text safe for a mail header: one trimmed line without control characters, invisible characters or encoded
 * words. Otherwise a line break could inject headers.
 */
export const headerText = (value: string) =>
  singleLine(value)
    .replace(/\s+/g, ' ')
    // The start of an encoded word (RFC 2047), which mail clients would decode.
    .replace(/=\?/g, '= ?')

/** Header text of at most 120 characters; most mail clients truncate longer ones anyway. */
export function subjectLine(value: string): string {
  const line = headerText(value)
  const start = firstCharacters(line, 119)
  return characterCount(line) <= 120 ? line : `${start.trimEnd()}…`
}

/**
 * A word of a name: letters with combining marks, optionally joined by an apostrophe or hyphen; no dots, digits or
 * slashes. Some languages need the joiners U+200C and U+200D.
 */
const wordShape = /^\p{L}(?:['’-]?[\p{L}\p{M}\u200c\u200d])*$/u
/** A word that mixes Latin letters with another script, whose letters may look like a dot or a Latin letter. */
const mixedScripts =
  /\p{Script=Latin}.*(?![\p{Script=Latin}\u02bb\u02bc])\p{L}|(?![\p{Script=Latin}\u02bb\u02bc])\p{L}.*\p{Script=Latin}/u
/** More combining marks than any spelling needs: they overlap the lines above and below. */
const piledMarks = /\p{M}{4}/u
const longestName = 60
const mostWords = 3

/**
 * Returns the name if it looks like one, otherwise undefined. Anyone can enter another person's address in a form, so
 * the mail must not contain their text; the name is the only typed text in it.
 */
export function knownName(value: string): string | undefined {
  const name = value.trim()
  const words = name.split(' ')
  if ([...name].length > longestName || words.length > mostWords) return undefined
  if (words.some((word) => mixedScripts.test(word) || piledMarks.test(word))) return undefined
  return words.every((word) => wordShape.test(word)) ? name : undefined
}

/** "Hi Amina,", or "Hello," if the name does not look like one. */
export function greeting(firstName: string): string {
  const name = knownName(firstName)
  return name ? fillBlanks(frameWords.hello, { name }) : frameWords.helloAnyone
}

/** For example "Amina O'Neil, Bread & Roses". */
export const callerName = (row: Pick<BookingRow, 'first_name' | 'last_name' | 'organization'>) =>
  [`${row.first_name} ${row.last_name}`.trim(), row.organization?.trim()].filter(Boolean).join(', ')
