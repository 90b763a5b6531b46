import type { Metric } from '../../model/metric.ts'
import type { TextKind } from '../../model/text.ts'
import { addressProblems } from './address-problems.ts'
import { agreementProblems } from './agreement.ts'
import { characterProblems } from './characters.ts'
import { confusionProblems } from './confusions.ts'
import { dayProblems } from './days-in-text.ts'
import { figureProblems } from './figure-problems.ts'
import { markupProblems } from './markup.ts'
import { halfPhrase } from './missing-words.ts'
import { onceForText } from './once.ts'
import { placeholderProblems } from './placeholders.ts'
import type { TextLookup } from './remembered-texts.ts'
import { respectProblems } from './respect.ts'
import { sentenceProblems } from './sentence-problems.ts'
import { spellingProblems } from './spelling.ts'
import { taggedProblems } from './tagged-problems.ts'
import { termProblems } from './terms.ts'
import { typographyProblems } from './typography.ts'
import { wordOrderProblems } from './word-order.ts'

/** What texts may name: figures, and words that no dictionary has. */
export type KnownWords = { metrics: Readonly<Record<string, Metric>>; words: ReadonlySet<string> }

/** Words that the product specification fixes as they stand. */
const fixed: ReadonlySet<string> = new Set(['Book a {callLength:adjective} consultation with our team'])

/**
 * What is wrong with a text that people read, but for its grammar. From the coarse to the fine: a text with markup in
 * it is not told of its commas too.
 */
export function textProblems(text: string, kind: TextKind, known: KnownWords, lookUp?: TextLookup): string[] {
  if (fixed.has(text)) return []
  if (lookUp) return lookUp(text, kind, () => lookThrough(text, kind, known))
  const memory = memoryOf(known)
  const key = `${kind} ${text}`
  const problems = memory.get(key) ?? lookThrough(text, kind, known)
  memory.set(key, problems)
  return problems
}

// These ask for nothing but the text: other figures or words change nothing in them.
const wordProblems = onceForText((text) => [
  ...respectProblems(text),
  ...confusionProblems(text),
  ...agreementProblems(text),
  ...halfPhrase(text),
])
const speechProblems = onceForText(taggedProblems)

/** What was found in each text before, under the same figures: while somebody edits, most texts stay as they are. */
let memory = { known: {} as object, written: '', found: new Map<string, string[]>() }

function memoryOf(known: KnownWords): Map<string, string[]> {
  if (memory.known === known) return memory.found
  const written = JSON.stringify([known.metrics, [...known.words]])
  memory = { known, written, found: memory.written === written ? memory.found : new Map() }
  return memory.found
}

function lookThrough(text: string, kind: TextKind, known: KnownWords): string[] {
  const groups: (() => string[])[] = [
    () => characterProblems(text),
    () => [...(kind === 'note' ? [] : markupProblems(text)), ...placeholderProblems(text)].slice(0, 1),
    () => (kind === 'note' ? [] : addressProblems(text)),
    () => (kind === 'note' ? [] : [...dayProblems(text), ...figureProblems(text, known.metrics)]),
    () => [...typographyProblems(text), ...sentenceProblems(text, kind)].slice(0, 2),
    () =>
      [
        ...(kind === 'note' ? [] : termProblems(text)),
        ...wordProblems(text),
        ...(kind === 'prose' || kind === 'question' ? wordOrderProblems(text) : []),
      ].slice(0, 2),
    () => spellingProblems(text, known.words),
    () => (kind === 'note' ? [] : speechProblems(text).slice(0, 2)),
  ]
  for (const group of groups) {
    const problems = group()
    if (problems.length > 0) return problems
  }
  return []
}
