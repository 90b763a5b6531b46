import { figurePattern, formatMetric } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'

type Metrics = Readonly<Record<string, Metric>>

/** A claim in digits: `$10k`, `+372%`, `150 percent`, `5x`, `50+`, `2 business days`. */
const claim =
  /[$€£]\s?\d[\d,.]*(?:\s?(?:k|m|bn|thousand|million|billion)\b)?\+?|[+-]?\d[\d,.]*\s?(?:%|percent\b)|\b\d[\d,.]*(?:x\b|×|\+)|\b\d[\d,.]*\s?(?:million|billion|thousand)\b|\b\d+(?:\s?[-–]\s?\d+)?[\s-](?:business )?(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?)\b/gi

/** A sign or a unit beside a figure that brings its own. */
const twice =
  /[+$€£]\s?\{\w+\}|\{\w+\}\s?(?:[%+]|x\b|percent\b|times\b|dollars\b|(?:business )?(?:hours?|minutes?|seconds?|days?|weeks?|months?|years?)\b)/i

/** What is wrong with the figures of a text. */
export function figuresInText(text: string, metrics: Metrics): string[] {
  const unknown = [...text.matchAll(figurePattern)].find(([, key = '']) => !Object.hasOwn(metrics, key))
  if (unknown)
    return [
      `names ${unknown[0]}, which is no key of content/metrics.ts; correct the key or add the figure there`,
    ]
  const double = twice.exec(text)?.[0]
  if (double) return [`has “${double}”: the figure brings its own sign and unit; take the second one out`]
  const words = text.replace(figurePattern, '')
  if (/[{}]/.test(words)) return ['has a stray { or }; a figure is written {key}, with letters alone between']
  return (words.match(claim) ?? []).map((figure) => writtenOut(figure, metrics))
}

function writtenOut(figure: string, metrics: Metrics): string {
  const bare = (each: string) => each.toLowerCase().replace(/[\s+]/g, '')
  const keys = Object.keys(metrics).filter((key) => {
    const metric = metrics[key]
    return metric && bare(formatMetric(metric)) === bare(figure)
  })
  const advice =
    keys.length > 0 ? `as ${keys.map((key) => `{${key}}`).join(' or ')}` : 'as {key} of content/metrics.ts'
  return `has the figure “${figure.trim()}” written out; write it by key, ${advice}`
}
