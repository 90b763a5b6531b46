import type { Problem } from '../problem.ts'
import type { TextLookup } from '../text/remembered-texts.ts'
import { slipOf } from '../text/spelling.ts'

/** A slip in the list of own words, which would be accepted everywhere from then on. */
export function wordListProblems(words: readonly string[], lookUp?: TextLookup): Problem[] {
  return words.flatMap((word, i) => {
    const look = () => slipOf(word)
    return (lookUp?.(word, 'own word', look) ?? look()).map((meant) => ({
      file: 'content/words.ts',
      path: ['words', i],
      reason: `is “${word}”, which looks like “${meant}” with a slip; correct it where it is written`,
    }))
  })
}
