import { createRequire } from 'node:module'
import type { ItemToken, WinkMethods } from 'wink-nlp'
import { figurePattern } from '../../model/figures.ts'
import { names } from './names.ts'

/** A word or a mark of a sentence, with what part of speech the tagger takes it for. */
export type Token = {
  /** As it stands. */
  word: string
  /** In small letters. */
  lower: string
  /** Universal part of speech: NOUN, VERB, ADJ … */
  tag: string
  /** `give` for “gives”, “gave”, “given”. */
  lemma: string
}

let tagger: WinkMethods | undefined

/**
 * wink-nlp with its small English model: the grammar checker keeps its own tags to itself. Started only when there is a
 * text to look at, since the model takes a tenth of a second to load.
 */
function startTagger(): WinkMethods {
  if (tagger) return tagger
  const require = createRequire(import.meta.url)
  const [wink, model] = [require('wink-nlp'), require('wink-eng-lite-web-model')]
  tagger = wink(model, ['pos']) as WinkMethods
  return tagger
}

const nameWords = new Set(names.flatMap((name) => name.split(' ')))

/** The sentences of a text, word by word. A word with a hyphen is one: “thank-you” is a noun. */
export function taggedSentences(text: string): Token[][] {
  return text
    .replace(figurePattern, '9')
    .split(/(?<=[.?!][”’)]?) (?=[\p{Lu}“(])/u)
    .map(tagged)
    .filter((tokens) => tokens.length > 0)
}

function tagged(sentence: string): Token[] {
  const { readDoc, its } = startTagger()
  const tokens: Token[] = []
  let joined = false
  readDoc(prepared(sentence))
    .tokens()
    .each((token: ItemToken) => {
      const word = token.out().replaceAll("'", '’')
      const space = token.out(its.precedingSpaces) as unknown as string
      const tag = token.out(its.pos)
      const before = tokens.at(-1)
      if (before && space === '' && (word === '-' || joined)) {
        before.word += word
        before.lower += word.toLowerCase()
        before.lemma = before.lower
        // “thank-you” and “sign-up” end with anything; the word behind a hyphen decides only as a noun or adjective.
        if (joined) before.tag = /^(?:NOUN|ADJ|PROPN)$/.test(tag) ? tag : 'NOUN'
        joined = word === '-'
        return
      }
      joined = false
      const lemma = token.out(its.lemma as unknown as typeof its.normal)
      tokens.push({ word, lower: word.toLowerCase(), tag, lemma })
    })
  const [first] = tokens
  if (first && /^\p{Lu}/u.test(sentence)) first.word = sentence.charAt(0) + first.word.slice(1)
  return tokens
}

/** As the tagger likes it best: plain quotes, a small letter at the start, which is no name’s, and “ ’s” apart. */
function prepared(sentence: string): string {
  const [first = ''] = /^\p{Lu}\p{Ll}*/u.exec(sentence) ?? []
  const begun =
    first && !nameWords.has(first) && first !== 'I' && !/^\p{Lu}{2}/u.test(sentence)
      ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
      : sentence
  // It keeps “donor’s” as one word or as two, by where it met it first: here it is always two.
  return begun
    .replace(/[“”]/g, '"')
    .replaceAll('’', "'")
    .replace(/(?<=\p{L})'s(?!\p{L})/gu, " 's")
    .replace(/(?<=s)'(?=[ ,.;:])/g, " '")
}
