import { wordsOf } from './noun-phrases.ts'
import type { Token } from './parts-of-speech.ts'

const instead = (said: string, word: string) => `has “${said}”; write “${word}”`

/** Words that sound alike, by what stands beside them. */
export function soundsAlike(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    const before = sentence[i - 1]
    const next = sentence[i + 1]
    const after = sentence[i + 2]
    const said = wordsOf(sentence, Math.max(0, i - 1), i + 3)
    if (!next) continue
    switch (lower) {
      case 'its':
        if (
          /^(?:DET|ADP|AUX|PART|SCONJ)$/.test(next.tag) ||
          (next.lower === 'worth' && /ing$/.test(after?.lower ?? '')) ||
          (next.tag === 'PRON' && next.lower !== 'own')
        )
          return instead(said, 'it’s')
        if (
          next.tag === 'ADJ' &&
          !/^(?:own|best|worst|most|least|first|second|third|next|last|many|few|two|three)$/.test(
            next.lower,
          ) &&
          (!after || /^(?:PART|SCONJ)$/.test(after.tag) || /^[.!?]$/.test(after.word))
        )
          return instead(said, 'it’s')
        break
      case 'whose':
        if (/^(?:PART|AUX|DET)$/.test(next.tag) || (next.tag === 'ADP' && next.lower !== 'in'))
          return instead(said, 'who’s, or who is')
        break
      case 'whom':
        if (
          /^(?:have|has|is|are|was|were|had)$/.test(next.lower) &&
          !/^(?:PRON|PROPN)$/.test(after?.tag ?? '')
        )
          return instead(said, 'who')
        if (next.tag === 'VERB' && !/ing$/.test(next.lower)) return instead(said, 'who')
        break
      case 'who’s':
      case "who's":
        if (next.tag === 'NOUN') return instead(said, 'whose')
        break
      case 'then':
        if (
          before &&
          !/^[,;.:"]$/.test(before.word) &&
          !/^(?:and|but|or|so|only|even|just|until|since|by|back|if|is|was|are|were|will|what|it|they|we|you|he|she|now)$/.test(
            before.lower,
          ) &&
          comparesBefore(sentence, i) &&
          /^(?:PART|DET|PRON|ADP|NOUN|ADV|PROPN|ADJ|NUM|SCONJ)$/.test(next.tag)
        )
          return instead(said, 'than')
        break
      case 'than':
        if (before?.word === ',' || i === 0 || /^(?:and|but)$/.test(before?.lower ?? ''))
          return instead(said, 'then')
        break
      case 'loose':
        if (
          /^(?:DET|PRON)$/.test(next.tag) ||
          /^(?:many|some|few|several|most|all|half|money|donors|people|trust|time|interest|patience|track|sight|count)$/.test(
            next.lower,
          )
        )
          return instead(said, 'lose')
        break
      case 'form':
        if (
          /^(?:DET|ADJ|NUM)$/.test(next.tag) &&
          (after?.tag === 'NOUN' || after?.tag === 'ADJ') &&
          sentence.slice(i + 2, i + 7).some((each) => each.lower === 'to') &&
          before &&
          /^(?:NOUN|VERB|ADV)$/.test(before.tag) &&
          !/s$/.test(before.lower)
        )
          return instead(said, 'from')
        break
      case 'passed':
        if (
          /^(?:the|in|a|this|our|your|their)$/.test(before?.lower ?? '') &&
          /^(?:NUM|few|year|years|month|months|week|weeks|decade|season|events?|donors?|performance|work)$/.test(
            next.lower,
          )
        )
          return instead(said, 'past')
        break
      case 'your':
        if (
          /^(?:AUX|DET|PART|SCONJ)$/.test(next.tag) ||
          (next.tag === 'ADP' && next.lower !== 'in') ||
          (/ing$/.test(next.lower) && next.tag === 'VERB' && /^(?:DET|PRON|PART)$/.test(after?.tag ?? ''))
        )
          return instead(said, 'you’re, or you are')
        break
      case 'there':
        if (
          /^(?:VERB|ADP)$/.test(before?.tag ?? '') &&
          /^(?:NOUN|ADJ)$/.test(next.tag) &&
          !/^(?:is|was|be|get|go|live|stay|from|over|in|out|up|are|were|been)$/.test(before?.lower ?? '') &&
          (next.tag === 'NOUN' || after?.tag === 'NOUN') &&
          !/^(?:first|last|today|next|year|week|half)$/.test(next.lower)
        )
          return instead(said, 'their')
        break
      case 'their':
        if (/^(?:AUX)$/.test(next.tag) && !/^(?:will|need|needs)$/.test(next.lower))
          return instead(said, 'there')
        break
      case 'effect':
        if (before?.tag === 'PRON' && /^(?:DET|PRON)$/.test(next.tag)) return instead(said, 'affect')
        break
      case 'affects':
        if (/^(?:the|of|some|no|these|its|side)$/.test(before?.lower ?? '')) return instead(said, 'effects')
        break
    }
  }
  return
}

function comparesBefore(sentence: readonly Token[], at: number): boolean {
  for (let k = at - 1; k >= 0; k--) {
    const { lower, tag, word } = sentence[k] as Token
    if (/^[;:.]$/.test(word)) return false
    if (/^(?:more|less|rather|other|fewer|better|worse|sooner|further|different)$/.test(lower)) return true
    if (
      /^(?:ADJ|ADV)$/.test(tag) &&
      /(?:[^aeiou]er|ier)$/.test(lower) &&
      !/^(?:ever|never|over|after|under|other|later|together|however|another|either|neither|rather|whether|proper|super|former|latter|per|inner|outer|upper|further|clever|sober|bitter|tender|eager|minor|other)$/.test(
        lower,
      )
    )
      return true
  }
  return false
}

/** “For we”, “with they”. */
export function pronounCase(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower, tag }] of sentence.entries()) {
    const next = sentence[i + 1]
    if (
      tag === 'ADP' &&
      /^(?:with|to|from|of|by|about|for|between|against|without|at)$/.test(lower) &&
      next &&
      /^(?:we|they|he|she|i)$/.test(next.lower) &&
      !/^(?:VERB|AUX|ADV)$/.test(sentence[i + 2]?.tag ?? '')
    )
      return `has “${wordsOf(sentence, i, i + 2)}”; write us, them, him, her or me`
    if (/^(?:us|them|him|me)$/.test(lower) && i === 0 && /^(?:AUX|VERB)$/.test(next?.tag ?? ''))
      return `has “${wordsOf(sentence, i, i + 2)}”; write we, they, he or I`
  }
  return
}

const short =
  /^(?:small|big|large|fast|slow|cheap|easy|hard|short|long|strong|weak|young|old|high|low|near|quick|rich|poor|safe|wide|deep|early|late|clean|great|good|bad|few|dear|kind|nice|warm|cold|tall|thin|thick|loud|soft|light|heavy|happy|busy|dry|wet|fair|calm)$/

/** “You’re results”. */
export function yoursAndTheirs(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    const short = sentence[i + 1]
    const next = sentence[i + 2]
    if (!/^(?:you|they|who|it)$/.test(lower) || !short || !next) continue
    if (
      /^’re$/.test(short.word) &&
      /^(?:NOUN|VERB)$/.test(next.tag) &&
      /[^s]s$/.test(next.lower) &&
      next.lemma !== next.lower &&
      /^(?:NOUN|VERB|AUX|ADP|PUNCT)$/.test(sentence[i + 3]?.tag ?? '')
    )
      return instead(wordsOf(sentence, i, i + 3), lower === 'you' ? 'your' : 'their')
    if (lower === 'who' && /^’s$/.test(short.word) && next.tag === 'NOUN' && !/ing$/.test(next.lower))
      return instead(wordsOf(sentence, i, i + 3), 'whose')
  }
  return
}

/** “More easier”, “the most cheapest”. */
export function comparedTwice(sentence: readonly Token[]): string | undefined {
  for (const [i, { lower }] of sentence.entries()) {
    const next = sentence[i + 1]
    if (
      /^(?:more|less)$/.test(lower) &&
      next?.tag === 'ADJ' &&
      /[^aeiou]er$/.test(next.lower) &&
      next.lemma !== next.lower
    )
      return `has “${wordsOf(sentence, i, i + 2)}”, which compares twice; write one of the two`
    // “More small gifts” counts gifts; “is more small” compares.
    if (
      /^(?:more|most)$/.test(lower) &&
      short.test(next?.lower ?? '') &&
      !/^(?:NOUN|ADJ|PROPN|CCONJ)$/.test(sentence[i + 2]?.tag ?? '') &&
      !/^(?:often|sentence)$/.test(next?.lower ?? '')
    )
      return `has “${wordsOf(sentence, i, i + 2)}”; write the adjective with -er or -est, or better and worse`
    if (
      /^(?:most|least)$/.test(lower) &&
      next?.tag === 'ADJ' &&
      /est$/.test(next.lower) &&
      next.lemma !== next.lower
    )
      return `has “${wordsOf(sentence, i, i + 2)}”, which compares twice; write one of the two`
  }
  return
}
