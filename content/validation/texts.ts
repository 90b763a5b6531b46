import { figurePattern, formatMetric } from '../model/figures.ts'
import type { Metric } from '../model/metric.ts'

/** `$10k`, `+372%`, `150 percent`, `5x`, `50+`: a claim in figures. Times, dates and counts of steps are none. */
const writtenFigure =
  /[$€£]\s?\d[\d,.]*\s?(?:k|m|bn|thousand|million|billion)?\b\+?|\+?\d[\d,.]*\s?(?:%|percent\b)|\b\d[\d,.]*\s?(?:x\b|×|times\b)|\b\d[\d,.]*\+/gi

const typography: readonly { slip: RegExp; reason: string }[] = [
  { slip: /'/, reason: 'has a straight apostrophe or quote; write ’ or ‘…’' },
  { slip: /"/, reason: 'has a straight quote; write “…”' },
  { slip: /\.\.\./, reason: 'has three dots; write …' },
  { slip: /[^\S\n]{2,}/, reason: 'has two spaces in a row; write one' },
  { slip: /lorem ipsum/i, reason: 'is filler; write the real text' },
]

/** What is wrong with a text that visitors read: figures, placeholders and typography. */
export function textProblems(text: string, metrics: Readonly<Record<string, Metric>>): string[] {
  const words = text.replace(figurePattern, '')
  return [
    ...[...text.matchAll(figurePattern)]
      .filter(([, key]) => !Object.hasOwn(metrics, key as string))
      .map(
        ([whole]) =>
          `names ${whole}, which is no key of content/metrics.ts; correct the key or add the figure there`,
      ),
    ...(/[{}]/.test(words)
      ? ['has a stray { or }; a figure is written {key}, with letters alone between']
      : []),
    ...[...words.matchAll(writtenFigure)].map(([figure]) => writtenOut(figure, metrics)),
    ...typography.filter(({ slip }) => slip.test(text)).map(({ reason }) => reason),
  ]
}

function writtenOut(figure: string, metrics: Readonly<Record<string, Metric>>): string {
  const keys = Object.entries(metrics)
    .filter(([, metric]) => bare(formatMetric(metric)) === bare(figure))
    .map(([key]) => `{${key}}`)
  const advice = keys.length > 0 ? `as ${keys.join(' or ')}` : 'from content/metrics.ts, as {key}'
  return `has the figure “${figure.trim()}” written out; write the figure by key, ${advice}`
}

const bare = (figure: string) => figure.toLowerCase().replace(/[\s+]/g, '')
