import { singleLine } from '../contracts/clean-text.ts'

/** Code points per subject; most mail clients truncate longer ones anyway. */
const longestSubject = 120

/**
 * Makes text safe for a mail header: one trimmed line without control characters, invisible characters or encoded
 * words. Otherwise a line break could inject headers.
 */
export const headerText = (value: string) =>
  singleLine(value)
    .replace(/\s+/g, ' ')
    // The start of an encoded word (RFC 2047), which mail clients would decode.
    .replace(/=\?/g, '= ?')

/** Header text of at most 120 characters, truncated with an ellipsis. */
export function subjectLine(value: string): string {
  const characters = [...headerText(value)]
  if (characters.length <= longestSubject) return characters.join('')
  return `${characters
    .slice(0, longestSubject - 1)
    .join('')
    .trimEnd()}…`
}
