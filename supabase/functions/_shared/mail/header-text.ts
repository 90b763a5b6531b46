import { withoutInvisible } from '../contracts/clean-text.ts'

/** Characters (code points) of a subject: longer ones are cut by most mail programs anyway. */
const longestSubject = 120

/**
 * Text that may stand in a mail header: one line, no control characters and nothing invisible, no
 * surrounding space, no encoded words. A value with a line break could otherwise add headers of its own.
 */
export function headerText(value: string): string {
  return (
    withoutInvisible(value)
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      // The beginning of an encoded word: mail programs would decode what a visitor typed.
      .replace(/=\?/g, '= ?')
      .trim()
  )
}

/** A header text of at most 120 characters, cut with an ellipsis. */
export function subjectLine(value: string): string {
  const characters = [...headerText(value)]
  if (characters.length <= longestSubject) return characters.join('')
  return `${characters
    .slice(0, longestSubject - 1)
    .join('')
    .trimEnd()}…`
}
