import { figurePattern } from '../../model/figures.ts'
import type { TextKind } from '../../model/text.ts'
import { abbreviations } from './abbreviations.ts'
import { sentencesOf } from './sentences.ts'

const longestSentence = 60
const longestWord = 28

/** What is wrong with the sentences of a text: how they begin, end and how long they are. */
export function sentenceProblems(text: string, kind: TextKind): string[] {
  const problems: string[] = []
  const report = (reason: string) => problems.push(reason)
  const plain = text.replace(figurePattern, '9')

  if (/^\p{Ll}/u.test(plain) && kind !== 'continuation' && kind !== 'note') {
    report(`begins with a small letter (“${text.slice(0, 20)}”); begin with a capital`)
  }
  if (kind === 'line' && /[.;,:]$/.test(plain) && !/\b(?:a\.m|p\.m|Inc|U\.S)\.$/.test(plain)) {
    report('ends with a mark; a heading, label or button has none at its end')
  }
  if (kind === 'prose' && !/(?:[.?!]|[.?!][”’)]|[”’)][.?!]|:|…)$/.test(plain)) {
    report('has no full stop at its end; end the last sentence')
  }
  const start =
    /(?<!\b(?:e\.g|i\.e|etc|vs|a\.m|p\.m|Dr|Mr|Mrs|Ms|St|No|U\.S|Inc)\.)(?<=\p{L}[.?!]) (\p{Ll}\p{L}*)/u.exec(
      plain,
    )
  if (start && !/e\.g|i\.e|\bvs\./.test(plain)) {
    report(`begins a sentence with a small letter (“${start[1]}”); begin with a capital`)
  }
  for (const sentence of sentencesOf(plain)) {
    const words = sentence.split(/\s+/).length
    if (words > longestSentence) {
      report(
        `has a sentence of ${words} words (“${sentence.slice(0, 30)}…”); divide it, at most ${longestSentence}`,
      )
    }
  }
  const read = new Set<string>()
  for (const sentence of sentencesOf(plain)) {
    const same = sentence.toLowerCase()
    if (read.has(same) && sentence.includes(' ')) {
      report(`has the sentence “${sentence.slice(0, 40)}” twice; take one out`)
      break
    }
    read.add(same)
    if (kind === 'prose' && /^\p{Lu}[\p{Ll}’]+(?: \p{Lu}[\p{Ll}’]+){4,}[.!?]$/u.test(sentence)) {
      report(`sets “${sentence.slice(0, 40)}” like a title; write a sentence in small letters`)
    }
    if (isAsked(sentence, kind)) {
      report(`asks “${sentence.slice(0, 40)}” without a question mark; end the question with one`)
    }
  }
  const told =
    kind === 'line' &&
    /^(?:Reach|Send|Ask|Tell|Pick|Bring|Find|Talk|Book|Write|Choose|Read|See|Learn|Contact|Start|Meet|Let) [^,?]*\?$/.test(
      plain,
    )
  if (told) report('asks with a question mark, but tells the reader to do something; take the mark out')
  const owner = kind === 'line' ? /^(?:\S+ ){0,3}(\p{L}+’s)$/u.exec(plain)?.[1] : undefined
  if (owner && !/^(?:it|that|who|here|there|what|let|today|tomorrow)’s$/i.test(owner)) {
    report(`ends with “${owner}”, of whom nothing is said; write the plural without an apostrophe`)
  }
  const raised =
    kind === 'line' ? / (To|A|An|The|Of|And|Or|In|On|For|With|At|By)(?= )/.exec(plain) : undefined
  if (raised && !/[:.?!“(]$/.test(plain.slice(0, raised.index))) {
    report(`has “${raised[1]}” with a capital in the middle; write “${raised[1]?.toLowerCase()}”`)
  }
  if (kind === 'line' && /[!…]$/.test(plain)) {
    report('ends with a mark; a heading, label or button says it without')
  }
  const long = plain.split(/[\s/—–]+/).find((word) => word.length > longestWord && !word.includes('-'))
  if (long) report(`has the word “${long}”, too long for a phone; divide it`)
  const shouted = [...plain.matchAll(/(?<![\p{L}-])\p{Lu}{2,}(?![\p{L}])/gu)].map(([word]) => word)
  const shout = shouted.find((word) => !abbreviations.test(word))
  if (shout) report(`has “${shout}” in capitals; write it in small letters, or the name as it is written`)
  const mixed = /\b\p{Lu}{2}\p{Ll}{2,}\b/u.exec(plain)?.[0]
  if (mixed && !/^(?:IDs|PDFs|URLs)/.test(mixed)) {
    report(`has “${mixed}” with two capitals at its start; write one`)
  }
  if (/(?<![\p{L}’.])i(?![\p{L}.])/u.test(plain)) report('has “i” as a word; write “I”')
  return problems
}

/** Words in the order of a question, as no statement has them: “How does it work”, “Are you ready”. */
const asking =
  /^(?:(?:How|Why|When|Where) (?:do|does|did|can|will|should|is|are|was|were) (?!not\b|to\b)[a-z]+|(?:How|What|Why|When|Where|Who)(?: (?:long|much|many|often|soon|far))? (?:do|does|did|is|are|was|were|can|could|will|would|should|has|have) (?:I|we|you|they|it|he|she|the|your|our|this|that|there|a|an|my|nonprofit|people|donors)|Do (?:you|we|they|I)|Does (?:it|your|the|our|this|that|a)|Are (?:you|we|they|there)|Is (?:it|your|there)|Did you|Have you|Can (?:you|we|I|they))\b/

/** A question that ends like a statement. */
function isAsked(sentence: string, kind: TextKind): boolean {
  if (!asking.test(sentence)) return false
  return kind === 'line' ? !/\?[”’)]?$/.test(sentence) : /[^?”’)][.!]$/.test(sentence)
}
