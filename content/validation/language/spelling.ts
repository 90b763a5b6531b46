import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { brands, words } from '../../words.ts'
import type { Finding } from './finding.ts'

let speller: ReturnType<typeof nspell> | undefined

/** American English, with the words and names of `content/words.ts`. */
function american() {
  if (!speller) {
    speller = nspell(dictionary as never)
    for (const word of [...words, ...brands].flatMap((each) => each.split(/[ .-]/))) {
      for (const form of [word, `${word}s`]) speller.add(form.replaceAll('’', "'"))
    }
  }
  return speller
}

/** Whether a word is correct as is, as a possessive or contraction, without accents, or in lower case. */
function isWord(word: string): boolean {
  const plain = word.replaceAll('’', "'").replace(/'$/, '')
  const bare = plain.replace(/'(?:s|d|ll|ve|re)$/, '')
  const withoutAccents = bare.normalize('NFD').replace(/\p{M}/gu, '')
  return [plain, bare, withoutAccents, bare.toLowerCase()].some((form) => american().correct(form))
}

/**
 * Words that are not American English. Ignores abbreviations of two to five capital letters, and names: a capitalized
 * word inside a sentence, or in front of another one.
 */
export function spellingFindings(text: string): Finding[] {
  const unknown = [...text.matchAll(/\p{L}[\p{L}’]*/gu)]
    .filter(([word]) => word.length > 1 && !/^\p{Lu}{2,5}s?$/u.test(word))
    .filter((match) => !isName(text, match) && !isWord(match[0]))
    .map(([word]) => word)
  return [...new Set(unknown)].slice(0, 3).map((word) => ({
    words: word,
    message: 'is not an American English word; a name or term goes into content/words.ts',
    // For a name, a suggestion would be another word.
    instead: /^\p{Lu}/u.test(word)
      ? undefined
      : american().suggest(word.replaceAll('’', "'"))[0]?.replaceAll("'", '’'),
  }))
}

function isName(text: string, { 0: word, index }: RegExpExecArray): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  const isInsideSentence = /[^\s.?!:…“(][”’)]*[\s“(]+$|\p{L}-$/u.test(text.slice(0, index))
  return isInsideSentence || /^ \p{Lu}\p{Ll}/u.test(text.slice(index + word.length))
}
