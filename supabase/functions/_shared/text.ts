/*
 * PostgreSQL rejects a row with NUL or a lone surrogate. Both come from pasting from broken documents, so they are
 * replaced without an error message.
 */
const loneSurrogates = /\p{Surrogate}/gu
const lineBreaksAndControls = /[\p{Cc}\u2028\u2029]+/gu
/**
 * Invisible characters: they can reverse the direction of text in a mail or terminal, or make different values look
 * equal. Keeps joiners and variation selectors, which emoji and the spelling of some names need.
 */
export const invisible =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Joiners after a character that is never joined. */
const idleJoiners = /(^|[\s!-\u02ff])\p{Join_Control}+/gu
const controlsButLineFeed = /[^\P{Cc}\n]/gu

/** Cleans one line: replaces runs of line breaks and controls with a space. */
export const singleLine = (text: string) => cleaned(text.replace(lineBreaksAndControls, ' '))

/** Cleans multi-line text: converts line breaks to LF and tabs to spaces, removes other control characters. */
export function multiLine(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\t/g, ' ')
  return cleaned(lines.replace(controlsButLineFeed, ''))
}

/** Replaces lone surrogates, removes invisible characters, and trims. */
const cleaned = (text: string) =>
  text.replace(loneSurrogates, '\uFFFD').replace(invisible, '').replace(idleJoiners, '$1').trim()

/** Length in code points, as PostgreSQL counts: an emoji outside the BMP counts as one. */
export const characterCount = (text: string): number => Array.from(text).length

/** The first `max` code points; never splits a surrogate pair. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('')
}

/** The names of a text's blanks, such as `<name>`. */
export type BlankOf<Text extends string> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? Name | BlankOf<Rest>
  : never

/** Splits a text of content/ at its blanks, and puts a value into each. */
export const fillEach = <const Text extends string, Value>(
  text: Text,
  values: Readonly<Record<BlankOf<Text>, Value>>,
): (string | Value)[] =>
  text
    .split(/<(\w+)>/)
    .map((part, i) => (i % 2 === 0 ? part : ((values as Readonly<Record<string, Value>>)[part] ?? '')))

/** Fills in the blanks of a text. A text without some of the values does not compile. */
export const fillBlanks = <const Text extends string>(
  text: Text,
  values: Readonly<Record<BlankOf<Text>, string | number>>,
): string => fillEach(text, values).join('')
