/*
 * PostgreSQL can store neither NUL nor half a surrogate pair, and refuses the whole row for one of
 * them. Both arrive by pasting from broken documents, so they are repaired and not complained about.
 */
const loneSurrogates = /\p{Surrogate}/gu
const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu
/**
 * What nobody sees: it turns the direction of what follows, in a mail or on a terminal, or makes two of what looks
 * like one. Not the two joiners, nor selectors of variants, which belong to emoji and to the spelling of names.
 */
const invisible =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Joiners with nothing before them that is ever joined. */
const idleJoiners = /(^|[ -\u02ff])\p{Join_Control}+/gu
const controlsButLineFeed = /[^\P{Cc}\n]/gu

export const withoutInvisible = (text: string) => text.replace(invisible, '')

/** One line of text: line breaks and control characters become one space each run; nothing invisible; trimmed. */
export function singleLine(text: string): string {
  return withoutInvisible(text.replace(loneSurrogates, '\uFFFD'))
    .replace(lineBreaksAndControls, ' ')
    .replace(idleJoiners, '$1')
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
