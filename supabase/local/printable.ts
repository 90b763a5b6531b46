/**
 * Controls of both ranges, half surrogates, line separators, what turns the direction of writing, and what nobody sees
 * but the joiners and selectors of letters and emoji.
 */
const unprintable =
  /(?![\p{Join_Control}\p{Variation_Selector}])[\p{Cc}\p{Cs}\u2028\u2029\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** One line for a terminal or a log, whoever wrote the words: nothing in it steers the terminal or begins a line. */
export function printable(text: string): string {
  return text.replace(unprintable, escaped)
}

/** JSON of several lines in which nothing unprintable stands; it means the same. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value, null, 2).split('\n').map(printable).join('\n')
}

function escaped(character: string): string {
  // By halves, as JSON writes what does not fit into one.
  return character
    .split('')
    .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('')
}
