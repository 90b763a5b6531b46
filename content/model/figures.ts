import type { Metric } from './metric.ts'

/**
 * A figure in a text: `{callLength}` for “45 minutes”, `{callLength:adjective}` for “45-minute”, and
 * `{caseTraffic:plain}` for “372%” instead of “+372%”.
 */
export const figurePattern = /\{([a-zA-Z]+)(:adjective|:plain)?\}/g

const count = new Intl.NumberFormat('en-US')
const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 1,
})

const plural = new Intl.PluralRules('en-US')
const timeUnits = {
  seconds: 'second',
  minutes: 'minute',
  hours: 'hour',
  businessDays: 'business day',
  months: 'month',
  years: 'year',
} as const

/** Formats a figure: `50+`, `$2M+`, `+372%`, `5×`, `24–48 hours`, `1 business day`. */
export function formatMetric({ value, upTo, unit, sign }: Metric): string {
  const range = upTo === undefined ? count.format(value) : `${count.format(value)}–${count.format(upTo)}`
  const after = sign === 'atLeast' ? '+' : ''
  switch (unit) {
    case 'usd':
      return `${compactDollars.format(value)}${after}`
    case 'count':
      return `${range}${after}`
    case 'percent':
      return `${sign === 'increase' ? '+' : ''}${range}%${after}`
    case 'multiple':
      return `${range}×${after}`
    default:
      return `${range} ${timeUnits[unit]}${plural.select(upTo ?? value) === 'one' ? '' : 's'}`
  }
}

/** What a figure of this unit looks like if it is typed by hand. */
export function typedFigures(unit: Metric['unit']): RegExp {
  switch (unit) {
    case 'usd':
      return /\$[\d.,]*\d/g
    case 'count':
      return /\b[\d,]*\d\b\+?/g
    case 'percent':
      return /\d+%/g
    case 'multiple':
      return /\b\d+(?:×| times)/g
    default:
      return new RegExp(`(?:\\d+–)?\\d+[ -]${timeUnits[unit]}s?\\b`, 'g')
  }
}

/** `45 minutes` becomes `45-minute`, for use before a noun. */
const adjectiveOf = (figure: string) => figure.replace(/ (\w+?)s?$/, '-$1')

/**
 * Returns a copy with every `{key}` in its texts replaced by that figure. Unknown keys are left in place, because
 * validation rejects them earlier.
 */
export function fillFigures<T>(value: T, metrics: Readonly<Record<string, Metric>>): T {
  if (typeof value === 'string') {
    return value.replace(figurePattern, (whole, key: string, form?: string) => {
      const metric = metrics[key]
      if (!metric) return whole
      const figure = formatMetric(metric)
      if (form === ':adjective') return adjectiveOf(figure)
      return form ? figure.replace(/^\+/, '') : figure
    }) as T
  }
  if (Array.isArray(value)) return value.map((item) => fillFigures(item, metrics)) as T
  if (value && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, fillFigures(item, metrics)]),
    ) as T
  }
  return value
}
