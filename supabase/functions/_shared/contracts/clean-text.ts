/*
 * PostgreSQL can store neither NUL nor half a surrogate pair, and refuses the whole row for one of
 * them. Both arrive by pasting from broken documents, so they are repaired and not complained about.
 */
const loneSurrogates = /\p{Surrogate}/gu
const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu
/** What turns the direction of the text after it, in a mail or on a terminal. */
const directionControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const controlsButLineFeed = /[^\P{Cc}\n]/gu

/** One line of text: line breaks and control characters become one space each run; nothing turns its direction; trimmed. */
export function singleLine(text: string): string {
  return text
    .replace(loneSurrogates, '\uFFFD')
    .replace(directionControls, '')
    .replace(lineBreaksAndControls, ' ')
    .trim()
}

/** Text of several lines: line breaks are kept as line feeds, a tab becomes a space; trimmed. */
export function multiLine(text: string): string {
  return text
    .replace(loneSurrogates, '\uFFFD')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(controlsButLineFeed, '')
    .trim()
}

/** Length in code points: an emoji outside the basic plane counts once, as it does in PostgreSQL. */
export function characterCount(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** The first `max` code points; never cuts a surrogate pair in two. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('')
}
