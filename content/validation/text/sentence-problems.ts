import { figurePattern } from '../../model/figures.ts'
import type { TextKind } from '../../model/text.ts'

const longestSentence = 60
const longestWord = 28

/** Letters that are read one by one, and may stand in capitals. */
const abbreviations =
  /^(?:AI|SEO|PPC|CRM|PDFs?|QR|US|USA|UK|EU|UN|IRS|FAQs?|CEO|CFO|COO|CTO|HR|IT|URLs?|ID|IDs|GDPR|CCPA|ADA|WCAG|HTML|CSS|SMS|RSS|TV|NGOs?|KPIs?|ROI|PTA|YMCA|DEI|ESG|PR|Q&A|RFPs?|MOU|LLC|CPA|EIN|SSL|API|VPN|DIY|OK|A|I|NDA|LMS|GPS|CSV|AGM|EST|CST|PST|STEM|UTM|COVID)$/

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
  for (const sentence of plain.split(/(?<=[.?!][”’)]?) /)) {
    const words = sentence.split(/\s+/).length
    if (words > longestSentence) {
      report(
        `has a sentence of ${words} words (“${sentence.slice(0, 30)}…”); divide it, at most ${longestSentence}`,
      )
    }
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
