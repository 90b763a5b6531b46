import type { BookingRow } from '../database/rows.ts'
import { filled } from './filled.ts'
import { frameWords } from './mail-words.ts'

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
  return name ? filled(frameWords.hello, { name }) : frameWords.helloAnyone
}

/** For example "Amina O'Neil, Bread & Roses". */
export const callerName = (row: Pick<BookingRow, 'first_name' | 'last_name' | 'organization'>) =>
  [`${row.first_name} ${row.last_name}`.trim(), row.organization?.trim()].filter(Boolean).join(', ')
