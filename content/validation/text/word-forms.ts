import { alsoVerb, isMany, isVerbForOne, skipAdverbs, unchanged, wordsOf } from './noun-phrases.ts'
import type { Token } from './parts-of-speech.ts'

const modals = /^(?:can|could|will|would|shall|should|may|might|must)$/
/** Verbs that are adjectives or nouns too: “is live”, “are part of”. */
const alsoAdjective =
  /^(?:live|sound|part|open|welcome|free|clear|due|content|present|worth|key|home|complete|fit|ready|secure|separate|correct|empty|slow|dry|clean|cool|warm|calm|tidy|light|narrow|own|better|long|short|close|near|like|subject|plain|thin|smooth|even|level|equal|last|mean|mature|moderate|appropriate|direct|exact|perfect|quiet|steady|double|triple|lower|busy|idle|lame|blind|bare|humble|tame|wet|hollow|mute|back|up|down|past|key|proof|work|time|help|news|fun|money|top|total|average|online|tired|aware|alive|alone|intent|absent|approximate|corporate|deliberate|duplicate|elaborate|graduate|intimate|legitimate|alternate|articulate|animate|delegate|estimate|initiate|isolate|advocate|associate|coordinate|subordinate)$/
const isBase = ({ tag, lower, lemma }: Token) =>
  tag === 'VERB' && lemma === lower && !/-|(?:thing|one|body)$/.test(lower) && !/[^e]ed$/.test(lower)
/** The past, or its participle. */
const isPast = ({ tag, lower, lemma }: Token) =>
  tag === 'VERB' && lemma !== lower && !/(?:s|ing)$/.test(lower)

/** “To helps”, “can built”, “was build”, “has give”: a verb in a form that does not go with the word before. */
export function verbForm(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower, tag }] of sentence.entries()) {
    let at = skipAdverbs(sentence, i + 1)
    if (/^(?:not|n[’']t)$/.test(sentence[at]?.lower ?? '')) at = skipAdverbs(sentence, at + 1)
    const verb = sentence[at]
    if (!verb) continue
    const said = wordsOf(sentence, i, at + 1)
    const next = sentence[at + 1]
    const hasObject = /^(?:DET|PRON|PART)$/.test(next?.tag ?? '')
    if (
      lower === 'to' &&
      tag === 'PART' &&
      sentence[i - 1]?.tag !== 'NOUN' &&
      verb.tag === 'VERB' &&
      hasObject &&
      (isVerbForOne(verb) || isPast(verb))
    )
      return `has “${said}”; write the verb as after “to”, without an ending`
    if (modals.test(lower) && tag === 'AUX' && verb.tag === 'VERB' && (isVerbForOne(verb) || isPast(verb)))
      return `has “${said}”; write the verb without an ending`
    if (
      /^(?:is|are|was|were|been|being)$/.test(lower) &&
      tag === 'AUX' &&
      isBase(verb) &&
      !unchanged.test(verb.lower) &&
      !alsoAdjective.test(verb.lower) &&
      // “Is answer enough”.
      next?.lower !== 'enough' &&
      at === i + 1 &&
      next?.tag !== 'NOUN' &&
      !/^(?:do|does|done)$/.test(sentence[i - 1]?.lower ?? '')
    )
      return `has “${said}”; write the verb in the form that goes with “${lower}”`
    if (
      /^(?:has|had)$/.test(lower) &&
      isBase(verb) &&
      !unchanged.test(verb.lower) &&
      at === i + 1 &&
      hasObject &&
      next?.tag !== 'PART'
    )
      return `has “${said}”; write the verb in the form that goes with “${lower}”`
    if (
      /^(?:has|have|had)$/.test(lower) &&
      at > i + 1 &&
      /^(?:n’t|not|never)$/.test(sentence[at - 1]?.lower ?? '') &&
      isBase(verb) &&
      !unchanged.test(verb.lower)
    )
      return `has “${said}”; write the participle (learned, written, given)`
    if (
      /^(?:do|does|did)$/.test(lower) &&
      at > i + 1 &&
      /n[’']t|not/.test(sentence[at - 1]?.lower ?? '') &&
      (isVerbForOne(verb) || isPast(verb)) &&
      verb.tag === 'VERB'
    )
      return `has “${said}”; write the verb without an ending`
    if (
      /^(?:has|have|had)$/.test(lower) &&
      tag === 'AUX' &&
      at === i + 1 &&
      /^(?:went|wrote|gave|took|began|chose|spoke|broke|knew|grew|saw|did|drew|fell|forgot|rose|rang|sang|ran|came|became|drove|ate)$/.test(
        verb.lower,
      )
    )
      return `has “${said}”; write the participle (gone, written, given)`
  }
  return
}

const wantsInfinitive =
  /^(?:want|wants|need|needs|try|tries|help|helps|hope|hopes|plan|plans|agree|agrees|decide|decides|learn|ask|asks|able|ready|easy|hard|you|us|them|him|would|going|willing)$/

/** “Help you to keeping”, “is about begin”: a verb in a form that does not go with the small word before. */
export function behindSmallWord(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower, tag }] of sentence.entries()) {
    const before = sentence[i - 1]
    const verb = sentence[i + 1]
    const next = sentence[i + 2]
    if (!verb) continue
    const said = wordsOf(sentence, Math.max(0, i - 1), i + 2)
    if (
      lower === 'to' &&
      tag === 'PART' &&
      verb.tag === 'VERB' &&
      /ing$/.test(verb.lower) &&
      verb.lemma !== verb.lower &&
      wantsInfinitive.test(before?.lower ?? '')
    )
      return `has “${said}”; write the verb as after “to”, without an ending`
    if (
      tag === 'ADP' &&
      /^(?:about|of|for|with|from|by|without|after|before|at|into)$/.test(lower) &&
      isBase(verb) &&
      !alsoVerb.test(verb.lower) &&
      !alsoAdjective.test(verb.lower) &&
      !unchanged.test(verb.lower) &&
      /^(?:DET|PRON|PART)$|^$/.test(next?.tag ?? '') &&
      /^\p{Ll}/u.test(verb.word)
    )
      return `has “${wordsOf(sentence, i, i + 2)}”; write the verb with -ing, or “to” before it`
  }
  return
}

const toDo =
  /^(?:ask|asks|asked|want|wants|wanted|tell|tells|told|allow|allows|allowed|invite|invites|invited|expect|expects|enable|enables|remind|reminds|encourage|encourages|advise|advises|require|requires|permit|permits|teach|teaches|urge|urges)$/

/** “You can ask us delete it”: an infinitive without its “to”. */
export function infinitive(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    const whom = sentence[i + 1]
    const verb = sentence[i + 2]
    if (!toDo.test(lower) || !whom || !verb || !isBase(verb) || unchanged.test(verb.lower)) continue
    if (!/^(?:us|you|them|him|her|me|people|donors|volunteers|members|visitors|sponsors)$/.test(whom.lower))
      continue
    if (
      /^(?:you|people|donors|volunteers|members|visitors|sponsors)$/.test(whom.lower) &&
      /^(?:what|how|who|where|which)$/.test(sentence[i - 1]?.lower ?? '')
    )
      continue
    if (/^(?:DET|PRON|ADP|NOUN)$/.test(sentence[i + 3]?.tag ?? ''))
      return `has “${wordsOf(sentence, i, i + 3)}”; write “to” before the verb`
  }
  return
}

/** Adjectives that are often written where an adverb belongs. */
const adverbNeeded =
  /^(?:different|regular|careful|automatic|proper|serious|quick|honest|generous|polite|efficient|effective|frequent|consistent|immediate|separate|permanent|correct|gradual|usual|rapid|efficient|quiet|safe|slow|good|bad|real|clear|easy)$/
const takesAdjective =
  /^(?:be|keep|make|find|leave|get|hold|consider|call|prove|look|feel|seem|become|sound|stay|remain|go|turn|grow|run|taste|smell|have|say|mean|need|want|use|do|read|stand|sit|lie|come|play|see|show|hear|offer|like|prefer|know|arrive|live|work)$/

/** “They raise money different”. */
export function adverbForm(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower, tag }] of sentence.entries()) {
    const before = sentence[i - 1]
    const earlier = sentence[i - 2]
    if (tag !== 'ADJ' || !adverbNeeded.test(lower) || !before) continue
    if (sentence[i + 1] && !/^[.,;:!?]$/.test(sentence[i + 1]?.word ?? '')) continue
    const verb =
      before.tag === 'VERB'
        ? before
        : /^(?:NOUN|PRON)$/.test(before.tag) && earlier?.tag === 'VERB'
          ? earlier
          : undefined
    if (!verb || takesAdjective.test(verb.lemma)) continue
    return `has “${wordsOf(sentence, sentence.indexOf(verb), i + 1)}”; write the adverb (${lower === 'good' ? 'well' : `${lower}ly`})`
  }
  return
}

/** “Duplicate’s hide your best supporters”, “What donor’s expect”: a plural with an apostrophe. */
export function apostrophePlural(sentence: readonly Token[]): string | undefined {
  for (const [i, { word, tag }] of sentence.entries()) {
    const noun = sentence[i - 1]
    const verb = sentence[i + 1]
    if (tag !== 'PART' || !/^[’']s$/.test(word) || !noun || !verb || !/^\p{L}/u.test(noun.word)) continue
    if (
      /^(?:it|that|who|what|there|here|let|he|she|one|everyone|someone|nobody|where|how|when)$/.test(
        noun.lower,
      )
    )
      continue
    const after = sentence[i + 2]
    // “Hiring wait’s for the appeal”: whose it is would have a noun behind it.
    if (
      noun.tag !== 'PROPN' &&
      (/^(?:for|of|in|on|at|with|to|by|from|into|about|the|a|an)$/.test(verb.lower) || isPast(verb)) &&
      (verb.tag !== 'VERB' || (!/ed$/.test(verb.lower) && /^(?:DET|PRON|ADP)$/.test(after?.tag ?? '')))
    )
      return `has “${wordsOf(sentence, i - 1, i + 2)}”; write the word without its apostrophe`
    if (isBase(verb) && (!after || /^(?:DET|PRON|ADP|ADV|PART|ADJ)$/.test(after.tag)))
      return `has “${wordsOf(sentence, i - 1, i + 2)}”; write the plural, which has no apostrophe`
  }
  return
}

/** People and bodies, in the plural. */
const owners =
  /^(?:donors|volunteers|members|visitors|sponsors|clients|partners|parents|families|supporters|readers|students|leaders|founders|directors|treasurers|secretaries|neighbors|funders|organizations|nonprofits|charities|companies|mosques|scholars|imams|trustees|teachers|colleagues|friends|givers|users|customers|speakers|applicants|employees|employers)$/

/** “From the donors side”: whose it is, without an apostrophe. */
export function missingApostrophe(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    const next = sentence[i + 1]
    const after = sentence[i + 2]
    if (owners.test(lower) && next?.tag === 'NOUN' && isMany(next))
      return `has “${wordsOf(sentence, i, i + 2)}”; write whose it is with an apostrophe, or the verb without its s`
    if (!owners.test(lower) || next?.tag !== 'NOUN' || /ing$/.test(next.lower) || next.word.includes('-'))
      continue
    if (!/^(?:the|a|an|your|our|their|this|each|every|its)$/.test(sentence[i - 1]?.lower ?? '')) continue
    if (after && /^(?:DET|PRON|PROPN|NUM)$/.test(after.tag)) continue
    if (
      alsoVerb.test(next.lemma) &&
      !/^(?:name|list|page|email|money|need|trust|gift|record|data)$/.test(next.lemma)
    )
      continue
    return `has “${wordsOf(sentence, i - 1, i + 2)}”; write whose it is with an apostrophe (’s or s’)`
  }
  return
}

/** “Wrote the pages, ran a campaign, and rebuild the page”: verbs of two times in one row. */
export function mixedTimes(sentence: readonly Token[]): string | undefined {
  const first =
    sentence[0] && isPast(sentence[0])
      ? 0
      : /^(?:we|they|he|she|it|nobody|somebody|someone)$/.test(sentence[0]?.lower ?? '')
        ? skipAdverbs(sentence, 1)
        : -1
  const verb = sentence[first]
  if (!verb || !isPast(verb)) return
  for (let k = first + 1; k < sentence.length - 1; k++) {
    const each = sentence[k] as Token
    if (
      /^(?:SCONJ|PART|AUX)$/.test(each.tag) ||
      /^(?:that|who|which|what|we|they|you|it|he|she|how|where|when|if)$/.test(each.lower) ||
      /^[;:"]$/.test(each.word)
    ) {
      if (each.lower === 'that' || each.lower === 'where' || each.lower === 'who') {
        // A clause that ends at the next comma.
        while (k < sentence.length - 1 && sentence[k]?.word !== ',') k++
        continue
      }
      return
    }
    const at = skipAdverbs(sentence, k + 1)
    const other = sentence[at]
    if (
      each.tag === 'CCONJ' &&
      other &&
      ((isBase(other) && !unchanged.test(other.lower)) || (other.tag === 'VERB' && isVerbForOne(other))) &&
      /^(?:DET|PRON|ADJ|NUM)$/.test(sentence[at + 1]?.tag ?? '')
    )
      return `has “${verb.word} … ${wordsOf(sentence, k, at + 1)}”; tell both in one time`
  }
  return
}

/** “The and”, “your is”: an article with nothing behind it. */
export function nothingBehind(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower, tag }] of sentence.entries()) {
    const next = sentence[i + 1]
    if (!/^(?:a|an|the|your|our|their|every|my)$/.test(lower) || !/^(?:DET|PRON)$/.test(tag) || !next)
      continue
    if (
      /^(?:ADP|AUX|CCONJ|SCONJ|PRON)$/.test(next.tag) &&
      next.word !== '&' &&
      !/^\p{Lu}{2}/u.test(next.word) &&
      !/^(?:either|out|like|such|one|other|few|up|in|down|off|on|over|above|below|round|yes|no|then|must|will|might|can|may|following|past|near|about|inside|outside|whole|next|so|same|plus|per)/.test(
        next.lower,
      )
    )
      return `has “${wordsOf(sentence, i, i + 2)}”; write the word that is missing between`
  }
  return
}
