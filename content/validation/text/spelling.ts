import dictionary from 'dictionary-en'
import nspell from 'nspell'
import { figurePattern } from '../../model/figures.ts'
import { abbreviations } from './abbreviations.ts'
import { names } from './names.ts'

let checker: ReturnType<typeof nspell> | undefined

function american(): ReturnType<typeof nspell> {
  if (!checker) {
    checker = nspell(dictionary as never)
    for (const name of names) for (const word of name.split(/[ .-]/)) checker.add(word.replaceAll('’', "'"))
  }
  return checker
}

const known = new Map<string, boolean>()

/** Whether American English has the word, apart from the site's own list. */
export const isAmericanWord = (word: string) => isWord(word)

/** A known word of which two letters beside each other are exchanged here, or a double letter is single. */
export function slipOf(word: string): string[] {
  if (word.length < 6 || isWord(word)) return []
  for (let i = 0; i < word.length - 1; i++) {
    const swapped = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2)
    const doubled = word.slice(0, i + 1) + word.slice(i)
    const meant = [swapped, doubled].find(isWord)
    if (meant) return [meant]
  }
  return []
}

function isWord(word: string): boolean {
  let answer = known.get(word)
  if (answer === undefined) {
    answer = knows(word)
    known.set(word, answer)
  }
  return answer
}

/** As it stands, as the possessive of a word, or without its accents. */
function knows(word: string): boolean {
  const plain = word.replaceAll('’', "'").replace(/'$/, '')
  const bare = plain.replace(/'(?:s|d|ll|ve|re)$/, '')
  return [plain, bare, bare.normalize('NFD').replace(/\p{M}/gu, '')].some((form) => american().correct(form))
}

/** A word of the site's own list: with a capital at a sentence's start, in the plural, as a possessive. */
function isOwn(word: string, own: ReadonlySet<string>): boolean {
  const bare = word.replace(/’s?$/, '')
  return [bare, bare.replace(/s$/, '')].some(
    (form) => own.has(form) || (/^\p{Lu}\p{Ll}/u.test(form) && own.has(form.toLowerCase())),
  )
}

/** Words that neither American English nor `content/words.ts` knows, in one sentence. */
export function spellingProblems(text: string, own: ReadonlySet<string>): string[] {
  const words = [...text.replace(figurePattern, ' ').matchAll(/\p{L}[\p{L}’]*/gu)].map(([word]) => word)
  const unknown = [...new Set(words)].filter(
    (word) => word.length > 1 && !abbreviations.test(word) && !isOwn(word, own) && !isWord(word),
  )
  const [first] = unknown
  if (first === undefined) return []
  if (unknown.length > 3) {
    return [
      `has ${unknown
        .slice(0, 4)
        .map((word) => `“${word}”`)
        .join(
          ', ',
        )} … which are no American words; write the text in English, or add names and terms to content/words.ts`,
    ]
  }
  return unknown.map((word) => {
    const [best] = american().suggest(word.replaceAll('’', "'"))
    const advice = best ? `write “${best.replaceAll("'", '’')}”, or ` : ''
    return `has “${word}”, which is no American word; ${advice}add a name or term to content/words.ts`
  })
}
