/** Controls of both ranges, half surrogates, line separators, and what turns the direction of writing. */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu

/** One line for a terminal or a log, whoever wrote the words: nothing in it steers the terminal or begins a line. */
export function printable(text: string): string {
  return text.replace(unprintable, escaped)
}

/** JSON of several lines in which nothing unprintable stands; it means the same. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).split('\n').map(printable).join('\n')
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
