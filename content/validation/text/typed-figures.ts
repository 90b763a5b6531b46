import { figurePattern, formatMetric } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import type { Finding } from '../language/finding.ts'

type Metrics = Readonly<Record<string, Metric>>
type Figure = Pick<Metric, 'value' | 'unit'> & { upTo?: number | undefined }

/** A number with its unit: `$10k`, `+372%`, `5x`, `50+`, `2–3 business days`, `12 keywords`. */
const figure =
  /(?<dollar>\$\s?)?(?<![\w.,–-])(?<value>\d[\d,]*(?:\.\d+)?)(?:[-–](?<upTo>\d+))?\s?(?<scale>(?:k|m|thousand|million|billion)\b)?[\s-]?(?<unit>%|(?:percent|x|times|seconds?|minutes?|hours?|business days?|days?|months?|years?)\b|×|\+)?/gi

const scales: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 }
const units: Readonly<Record<string, Metric['unit']>> = {
  '%': 'percent',
  percent: 'percent',
  x: 'multiple',
  '×': 'multiple',
  times: 'multiple',
  'business day': 'businessDays',
}

/**
 * Figures of `content/metrics.ts` that a text has in digits: with the value and unit of a key, or any value in front of
 * the words of a key (“60 organizations served”). Other figures, such as those of an example, may be typed.
 */
export function typedFigures(text: string, metrics: Metrics): Finding[] {
  const words = text.replace(figurePattern, '')
  return [...words.matchAll(figure)].flatMap((match) => {
    const rest = words
      .slice(match.index + match[0].length)
      .trimStart()
      .toLowerCase()
    const keys = Object.keys(metrics).filter((key) => {
      const metric = metrics[key]
      return metric && (isTheFigure(match, metric) || isInFrontOf(rest, metric))
    })
    if (keys.length === 0) return []
    const [first = ''] = keys
    const shown = metrics[first] ? formatMetric(metrics[first]) : ''
    return {
      words: words
        .slice(match.index)
        .split(' ')
        .slice(0, 3)
        .join(' ')
        .replace(/[.,;:!?)”]+$/, ''),
      message: `is a figure of content/metrics.ts, now ${shown}`,
      instead: keys.map((key) => `{${key}}`).join('” or “'),
    }
  })
}

function isTheFigure({ groups = {} }: RegExpMatchArray, metric: Metric): boolean {
  const { dollar, value = '', upTo, scale = '', unit = '' } = groups
  const written = unit.toLowerCase()
  const typed: Figure = {
    value: Number(value.replaceAll(',', '')) * (scales[scale.toLowerCase()] ?? 1),
    upTo: upTo === undefined ? undefined : Number(upTo),
    unit: dollar
      ? 'usd'
      : (units[written.replace(/s$/, '')] ??
        units[written] ??
        (/^[a-z]/.test(written) ? (`${written.replace(/s$/, '')}s` as Metric['unit']) : 'count')),
  }
  // A bare number counts anything: it is a figure only with its plus.
  if (typed.unit === 'count' && (written !== '+' || metric.sign !== 'atLeast')) return false
  return typed.value === metric.value && typed.upTo === metric.upTo && typed.unit === metric.unit
}

const isInFrontOf = (rest: string, { unit, label }: Metric) =>
  unit === 'count' && rest.startsWith(label.toLowerCase())
