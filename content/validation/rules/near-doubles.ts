import type { PageEntry } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import { type FieldPath, fieldName, type Problem } from '../problem.ts'
import { onceForText } from '../text/once.ts'
import { sentencesOf } from '../text/sentences.ts'

type Words = { count: number; set: ReadonlySet<string>; line: string }

const wordsOf = onceForText((text): Words => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:’\p{L}+)?/gu) ?? []
  return { count: words.length, set: new Set(words), line: words.join(' ') }
})
const longSentencesOf = onceForText((text) =>
  sentencesOf(text).filter((each) => wordsOf(each).count >= leastWords),
)
const leastWords = 7
/** From this part of all their words on that two texts have in common, a reader takes them for one. */
const alike = 0.8

type Sentence = { path: FieldPath; text: string }

/** A sentence that stands twice on a page, in two texts, and texts of a page that differ by a word or two. */
export function nearDoubleProblems({ file, page }: PageEntry): Problem[] {
  const texts = [
    { path: ['hero', 'title'], text: page.hero.title },
    { path: ['hero', 'lead'], text: page.hero.lead },
    ...fieldTexts(page.sections, ['sections']),
  ].filter(({ text }) => text.includes(' '))
  return [...sentencesTwice(file, texts), ...almostSame(file, texts)]
}

function sentencesTwice(file: string, texts: readonly Sentence[]): Problem[] {
  const seen = new Map<string, FieldPath>()
  return texts.flatMap(({ path, text }) => {
    const sentences = longSentencesOf(text)
    return sentences.flatMap((sentence) => {
      const key = wordsOf(sentence).line
      const first = seen.get(key)
      if (!first) seen.set(key, path)
      // A whole text that stands twice is told of as such.
      return first && fieldName(first) !== fieldName(path) && sentences.length > 1
        ? [
            {
              file,
              path,
              reason: `has the sentence “${sentence.slice(0, 60)}…”, which stands in ${fieldName(first)} too; take one out`,
            },
          ]
        : []
    })
  })
}

function almostSame(file: string, texts: readonly Sentence[]): Problem[] {
  const sets = texts
    .map(({ path, text }) => ({ path, words: wordsOf(text) }))
    .filter(({ words }) => words.set.size >= leastWords)
  return sets.flatMap(({ path, words: { set, line } }, i) => {
    const twin = sets.slice(0, i).find(({ words: other }) => {
      if (Math.min(other.set.size, set.size) / Math.max(other.set.size, set.size) < alike) return false
      if (other.line === line) return false
      let shared = 0
      for (const word of set) if (other.set.has(word)) shared++
      return shared / (set.size + other.set.size - shared) >= alike
    })
    return twin
      ? [
          {
            file,
            path,
            reason: `says almost the same as ${fieldName(twin.path)}; write another, or take one out`,
          },
        ]
      : []
  })
}
