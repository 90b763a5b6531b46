/*
 * PostgreSQL can store neither NUL nor half a surrogate pair, and refuses the whole row for one of
 * them. Both arrive by pasting from broken documents, so they are repaired and not complained about.
 */
const loneSurrogates = /\p{Surrogate}/gu
const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu
const controlsButLineFeed = /[^\P{Cc}\n]/gu

/** One line of text: line breaks and control characters become one space each run; trimmed. */
export function singleLine(text: string): string {
  return text.replace(loneSurrogates, '\uFFFD').replace(lineBreaksAndControls, ' ').trim()
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
