import type { Problem } from '../problem.ts'
import { isAmericanWord } from '../text/spelling.ts'

/** A slip in the list of own words, which would be accepted everywhere from then on. */
export function wordListProblems(words: readonly string[]): Problem[] {
  return words.flatMap((word, i) => {
    const meant = slipOf(word)
    return meant
      ? [
          {
            file: 'content/words.ts',
            path: ['words', i],
            reason: `is “${word}”, which looks like “${meant}” with a slip; correct it where it is written`,
          },
        ]
      : []
  })
}

/** A known word of which two letters beside each other are exchanged, or a double letter is single. */
function slipOf(word: string): string | undefined {
  if (word.length < 6 || isAmericanWord(word)) return
  for (let i = 0; i < word.length - 1; i++) {
    const swapped = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2)
    if (isAmericanWord(swapped)) return swapped
    const doubled = word.slice(0, i + 1) + word.slice(i)
    if (isAmericanWord(doubled)) return doubled
  }
  return
}
