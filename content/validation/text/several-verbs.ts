import {
  alsoVerb,
  headOf,
  isMany,
  isOne,
  isVerbForMany,
  isVerbForOne,
  nounPhraseAt,
  skipAdverbs,
  wordsOf,
} from './noun-phrases.ts'
import { isClauseStart, opening, pronounForOne } from './number-agreement.ts'
import type { Token } from './parts-of-speech.ts'

const demanded =
  /^(?:ask|asks|asked|suggest|suggests|recommend|recommends|require|requires|demand|demands|insist|insists|propose|proposes|important|essential|lest|whether)$/

/** “When somebody drop out”, “and it pay”, “they keeps”. */
export function pronounAndVerb(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    const one = pronounForOne.test(lower)
    if (!one && !/^(?:we|they)$/.test(lower)) continue
    const before = sentence[i - 1]
    const starts =
      i === 0 ||
      /^[,;:]$/.test(before?.word ?? '') ||
      opening.test(before?.lower ?? '') ||
      /^(?:and|or|that|what|how|where|why|as|than)$/.test(before?.lower ?? '')
    if (
      !starts ||
      sentence
        .slice(Math.max(0, i - 4), i)
        .some(
          (each) =>
            demanded.test(each.lower) ||
            /^(?:let|make|makes|help|helps|see|watch|hear|do|does|did)$/.test(each.lower) ||
            each.tag === 'AUX',
        )
    )
      continue
    const at = skipAdverbs(sentence, i + 1)
    const verb = sentence[at]
    if (!verb) continue
    const said = wordsOf(sentence, i, at + 1)
    const isBase =
      isVerbForMany(verb, undefined) ||
      (verb.tag === 'NOUN' && alsoVerb.test(verb.lower) && at === i + 1 && !isMany(verb))
    if (one && isBase && !/^(?:alone|else|like)$/.test(verb.lower))
      return `has “${said}”; write the verb for one`
    if (!one && isVerbForOne(verb)) return `has “${said}”; write the verb for many`
  }
  return
}

/** “We sort it with you and makes a plan”: one subject, verbs of two numbers. */
export function verbsTogether(sentence: readonly Token[]): string | undefined {
  for (const [i, token] of sentence.entries()) {
    if (!/^(?:we|you|they)$/.test(token.lower) || !isClauseStart(sentence, i)) continue
    const first = skipAdverbs(sentence, i + 1)
    if (!/^(?:VERB|AUX)$/.test(sentence[first]?.tag ?? '')) continue
    for (let k = first + 1; k < sentence.length - 1; k++) {
      const each = sentence[k] as Token
      if (
        /^(?:that|who|which|what|whatever|where|how|it|he|she|one|nobody|everyone|someone|somebody)$/.test(
          each.lower,
        )
      )
        break
      if (/^(?:SCONJ)$/.test(each.tag) || /^[;:"]$/.test(each.word)) break
      if (each.tag !== 'CCONJ') continue
      const at = skipAdverbs(sentence, k + 1)
      const verb = sentence[at] as Token
      if (
        verb?.tag === 'VERB' &&
        isVerbForOne(verb) &&
        /^(?:DET|PRON|ADJ|ADP|NUM)$/.test(sentence[at + 1]?.tag ?? '')
      )
        return `has “${token.word} … ${wordsOf(sentence, k, at + 1)}”; write the verb without its s`
    }
  }
  return
}

/** “A person reads it and answer by email”. */
export function secondVerb(sentence: readonly Token[]): string | undefined {
  const phrase = nounPhraseAt(sentence, 0)
  const head =
    headOf(sentence, phrase) ?? (pronounForOne.test(sentence[0]?.lower ?? '') ? sentence[0] : undefined)
  const end = Math.max(phrase.end, 1)
  const first = skipAdverbs(sentence, end)
  const verb = sentence[first]
  if (!head || (head !== sentence[0] && !isOne(head)) || verb?.tag !== 'VERB' || !isVerbForOne(verb)) return
  for (let k = first + 1; k < sentence.length - 1; k++) {
    const each = sentence[k] as Token
    if (
      /^(?:SCONJ|AUX|VERB)$/.test(each.tag) ||
      /^[;:"]$/.test(each.word) ||
      /^(?:to|that|who|which|what|whatever|where|how|when|you|they|we|let|help)$/.test(each.lower)
    )
      return
    if (each.tag !== 'CCONJ') continue
    const at = skipAdverbs(sentence, k + 1)
    const other = sentence[at]
    const isVerb =
      other?.tag === 'VERB' || (other && sentence[k - 1]?.tag === 'PRON' && alsoVerb.test(other.lower))
    if (
      other &&
      isVerb &&
      isVerbForMany({ ...other, tag: 'VERB' }, sentence[at + 1]) &&
      /^(?:DET|PRON|ADP)$/.test(sentence[at + 1]?.tag ?? '')
    )
      return `has “${verb.word} … ${wordsOf(sentence, k, at + 1)}”; write both verbs for one`
  }
  return
}
