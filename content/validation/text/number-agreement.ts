import {
  alsoVerb,
  headOf,
  isMany,
  isOne,
  isVerbForMany,
  isVerbForOne,
  manyWithoutS,
  measure,
  nounPhraseAt,
  skipAdverbs,
  wordsOf,
} from './noun-phrases.ts'
import type { Token } from './parts-of-speech.ts'

/** Words before a noun for one, and before a noun for many. */
const beforeOne = /^(?:each|every|another|either|neither|a|an|one|this)$/
const beforeMany =
  /^(?:many|several|few|these|those|both|various|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|fewer|numerous|countless)$/
/** What stands between a number and its noun and changes what it counts: “a few donors”, “a dozen stories”. */
const counts =
  /^(?:few|dozen|couple|hundred|thousand|million|great|good|lot|number|many|or|and|to|more|less|such|of|single)$/
const time = /^(?:today|tomorrow|tonight|yesterday|online|home|alike|together|week|month|year)$/

/** Nouns for many that stand before another noun. */
const beforeNouns =
  /^(?:sales|arts|sports|operations|communications|services|programs|needs|savings|results|awards|goods|news|ethics|rights|projects|events|humanities|civics|veterans|systems|relations|donations|admissions|accounts|alumni|women|events|games|records|works|terms|weights|grants|careers|customs|emergency|thanks)$/

export const pronounForOne =
  /^(?:he|she|it|somebody|someone|nobody|everyone|everybody|anyone|anybody|everything|nothing|something)$/

/** A noun and the word before it that counts it: “each sentences”, “several donor”, “less fields”. */
export function countedNoun(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower, tag }] of sentence.entries()) {
    const many = beforeMany.test(lower) || lower === 'less'
    if ((!many && !beforeOne.test(lower)) || tag === 'PRON' || sentence[i - 1]?.lower === 'the') continue
    const phrase = nounPhraseAt(sentence, i)
    const head = headOf(sentence, phrase)
    if (head?.tag !== 'NOUN' || phrase.end < i + 2 || /^(?:can|will|may|must)$/.test(head.lower)) continue
    const between = sentence.slice(i + 1, phrase.end - 1)
    if (between.some((each) => counts.test(each.lower) || !/^(?:ADJ|ADV|NOUN)$/.test(each.tag))) continue
    // “a person answers”, “each leads to”: the tagger takes the verb for a noun.
    const first = between.find((each) => each.tag === 'NOUN')
    if (
      first &&
      /^(?:this|each|every|another)$/.test(lower) &&
      isMany(first) &&
      !alsoVerb.test(first.lemma) &&
      !beforeNouns.test(first.lower)
    )
      return `has “${wordsOf(sentence, i, sentence.indexOf(first) + 1)}”; write the noun for one, or another word before it`
    // Of two nouns the second may be a verb, which the tagger took for a noun: “each donor gives”.
    if (first && (many || alsoVerb.test(head.lemma) || !isEnd(sentence[phrase.end]))) continue
    // “a docs rendering problem”, “both memory and time”.
    if (
      /ing$/.test(sentence[phrase.end]?.lower ?? '') ||
      (lower === 'both' && sentence[phrase.end]?.tag !== 'ADP')
    )
      continue
    // “Every duplicate hides one of them”: what comes before an object is a verb.
    if (/^(?:DET|PRON|NUM)$/.test(sentence[phrase.end]?.tag ?? '') && !many) continue
    const alone = /^(?:each|one|another|both|these|those)$/.test(lower) && between.length === 0
    if (alsoVerb.test(head.lemma) && (alone || !isEnd(sentence[phrase.end]))) continue
    const said = wordsOf(sentence, i, phrase.end)
    if (!many && isMany(head)) return `has “${said}”; write the noun for one, or another word before it`
    if (lower === 'less' && isMany(head) && !measure.test(head.lower))
      return `has “${said}”; write “fewer” of what is counted`
    if (
      many &&
      lower !== 'less' &&
      isOne(head) &&
      !head.word.includes('-') &&
      tag !== 'ADV' &&
      !/ing$/.test(head.lower) &&
      !time.test(head.lower)
    )
      return `has “${said}”; write the noun for many`
  }
  return
}

const isEnd = (token: Token | undefined) => !token || /^[.,;:?!)"]$/.test(token.word)

/** Words for which neither one nor many is wrong, and subjects of several parts. */
const open =
  /^(?:and|or|nor|number|handful|majority|rest|half|lot|couple|pair|percent|most|none|all|some|any|both|staff|who|what|whatever|which|how|plus|whether|if|,)$/

/** A subject at a clause’s start, and the verb behind it: “A company near your programs have …”. */
export function subjectAndVerb(sentence: readonly Token[]): string | undefined {
  for (const start of clauseStarts(sentence)) {
    const phrase = nounPhraseAt(sentence, start)
    const head = headOf(sentence, phrase)
    if (!head || measure.test(head.lower)) continue
    const at = skipAdverbs(sentence, behindPrepositions(sentence, phrase.end))
    const verb = sentence[at]
    if (!verb || !/^(?:VERB|AUX)$/.test(verb.tag)) continue
    const all = sentence.slice(start, at + 1)
    if (all.some(({ lower }) => open.test(lower))) continue
    // “Keeping the donors costs less”: the subject is what is done.
    if (/ing$/.test(sentence[start]?.lower ?? '') || sentence[start]?.lower === 'js') continue
    const said = wordsOf(sentence, start, at + 1)
    if ((isMany(head) || manyWithoutS.test(head.lower)) && isVerbForOne(verb))
      return `has “${said}”; write the verb for many, or the noun for one`
    if (
      isOne(head) &&
      !head.word.includes('-') &&
      isVerbForMany(verb, sentence[at + 1]) &&
      /^(?:DET|PRON|ADJ|NUM|PROPN)$/.test(sentence[start]?.tag ?? '')
    )
      return `has “${said}”; write the verb for one, or the noun for many`
  }
  return
}

/** The place behind “near your programs”, “of our clients”. */
function behindPrepositions(sentence: readonly Token[], from: number): number {
  let end = from
  while (sentence[end]?.tag === 'ADP' && !/^(?:as|than|like|with|plus)$/.test(sentence[end]?.lower ?? '')) {
    const next = nounPhraseAt(sentence, end + 1)
    if (!headOf(sentence, next)) break
    end = next.end
  }
  return end
}

export const opening =
  /^(?:because|if|when|while|although|until|since|before|after|once|unless|whether|so|but)$/

function* clauseStarts(sentence: readonly Token[]): Iterable<number> {
  for (const [i, { lower }] of sentence.entries()) {
    const before = sentence[i - 1]
    if (!before) {
      if (!/^(?:let|make|help|have|see|watch|hear)$/.test(lower)) yield 0
    } else if (
      (opening.test(before.lower) && before.tag !== 'ADV') ||
      /^[;:]$/.test(before.word) ||
      (before.tag === 'CCONJ' && sentence[i - 2]?.word === ',')
    )
      yield i
  }
}

/** “for the staff time that bring the next grant”. */
export function relativeClause(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    if (!/^(?:that|who|which)$/.test(lower)) continue
    const noun = sentence[i - 1]
    const at = skipAdverbs(sentence, i + 1)
    const verb = sentence[at]
    if (!noun || !verb || !/^(?:VERB|AUX)$/.test(verb.tag)) continue
    if (
      (pronounForOne.test(noun.lower) && isVerbForMany(verb, sentence[at + 1])) ||
      (/^(?:people|those|others|children|parents)$/.test(noun.lower) && isVerbForOne(verb))
    )
      return `has “${wordsOf(sentence, i - 1, at + 1)}”; write the verb for ${pronounForOne.test(noun.lower) ? 'one' : 'many'}`
    // “A routine that need …”: the tagger takes some nouns for adjectives.
    if (
      noun.tag === 'ADJ' &&
      /^(?:a|an|this|each|every)$/.test(sentence[i - 2]?.lower ?? '') &&
      isVerbForMany(verb, sentence[at + 1])
    )
      return `has “${wordsOf(sentence, i - 1, at + 1)}”; write the verb for one`
    if (noun.tag !== 'NOUN') continue
    const wrong = isMany(noun) ? isVerbForOne(verb) : isOne(noun) && isVerbForMany(verb, sentence[at + 1])
    // “a list of companies that fits”: the verb may be that of a noun before.
    if (!wrong || otherSubject(sentence, i - 2, isMany(noun) ? isOne : isMany)) continue
    return `has “${wordsOf(sentence, i - 1, at + 1)}”; write the verb for ${isMany(noun) ? 'many' : 'one'}`
  }
  return
}

function otherSubject(sentence: readonly Token[], from: number, fits: (token: Token) => boolean): boolean {
  for (let k = from; k >= 0; k--) {
    const each = sentence[k] as Token
    // “for grants, and for the time that …”: another part of the sentence.
    if (each.tag === 'CCONJ') return sentence[k - 1]?.word !== ','
    if (!/^(?:NOUN|DET|ADJ|ADP|PRON|NUM|PROPN|PART|ADV)$/.test(each.tag)) return false
    if (/^(?:those|ones|people|they|we|you|all|many|some|one|number|kind|kinds)$/.test(each.lower))
      return true
    if (
      each.tag === 'NOUN' &&
      sentence[k + 1]?.tag !== 'NOUN' &&
      (fits(each) || (!isOne(each) && !isMany(each)))
    )
      return true
  }
  return false
}

export const isClauseStart = (sentence: readonly Token[], i: number) =>
  i === 0 || /^[;:,"]$/.test(sentence[i - 1]?.word ?? '') || opening.test(sentence[i - 1]?.lower ?? '')

/** “Both has”, “each of them have”, “many of these is”. */
export function amountAndVerb(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    if (!/^(?:both|many|few|several|these|those|we|they)$/.test(lower) || !isClauseStart(sentence, i))
      continue
    const at = skipAdverbs(sentence, i + 1)
    const verb = sentence[at]
    if (verb && /^(?:has|is|was|does)$/.test(verb.lower))
      return `has “${wordsOf(sentence, i, at + 1)}”; write the verb for many`
  }
  return
}

/** “A value that never costs anything are only a word”: the verb behind a relative clause. */
export function behindRelative(sentence: readonly Token[]): string | undefined {
  const phrase = nounPhraseAt(sentence, 0)
  const head = headOf(sentence, phrase)
  if (!head || !/^(?:that|who|which)$/.test(sentence[phrase.end]?.lower ?? '')) return
  const first = skipAdverbs(sentence, phrase.end + 1)
  if (sentence[first]?.tag !== 'VERB') return
  for (let k = first + 1; k < Math.min(sentence.length - 1, first + 7); k++) {
    const each = sentence[k] as Token
    if (each.tag === 'AUX' && /^(?:NOUN|PRON|ADV|ADJ)$/.test(sentence[k - 1]?.tag ?? '')) {
      const wrong = isOne(head)
        ? /^(?:are|were|have)$/
        : isMany(head) || manyWithoutS.test(head.lower)
          ? /^(?:is|was|has)$/
          : /^$/
      return wrong.test(each.lower)
        ? `has “${head.word} … ${each.word}”; write the verb for ${isOne(head) ? 'one' : 'many'}`
        : undefined
    }
    if (
      /^(?:PUNCT|SCONJ|CCONJ|AUX|VERB|PART)$/.test(each.tag) ||
      /^(?:that|who|which|what|how|where|when|why|you|we|they|it|he|she|i)$/.test(each.lower)
    )
      return
  }
  return
}

/** “There is many ways”, “there are a reason”. */
export function thereIs(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    const be = sentence[i + 1]
    if (lower !== 'there' || !be || !/^(?:is|was|are|were)$/.test(be.lower)) continue
    const from = skipAdverbs(sentence, i + 2)
    const phrase = nounPhraseAt(sentence, from)
    const head = headOf(sentence, phrase)
    if (!head || sentence[phrase.end]?.tag === 'CCONJ' || sentence[phrase.end]?.word === ',') continue
    const one = /^(?:is|was)$/.test(be.lower)
    if (one && isMany(head) && head.tag === 'NOUN' && !measure.test(head.lower))
      return `has “${wordsOf(sentence, i, phrase.end)}”; write “there ${be.lower === 'is' ? 'are' : 'were'}”, or the noun for one`
    if (!one && /^(?:a|an|one|another)$/.test(sentence[from]?.lower ?? '') && isOne(head))
      return `has “${wordsOf(sentence, i, phrase.end)}”; write “there ${be.lower === 'are' ? 'is' : 'was'}”, or the noun for many`
  }
  return
}
