import { formatMetric } from '../../model/figures.ts'
import { type Measure, type Metric, type MetricUnit, measuredIn } from '../../model/metric.ts'
import type { FieldPath, Problem } from '../problem.ts'

const file = 'content/metrics.ts'

/** Beyond these a figure is a slip of the keyboard, or wants the next larger unit. */
const most: Record<Measure, number> = {
  count: 100_000,
  growth: 1000,
  share: 100,
  multiple: 20,
  money: 50_000_000,
  time: Number.POSITIVE_INFINITY,
  loadTime: 15,
}
const mostTime: Partial<Record<MetricUnit, number>> = {
  minutes: 240,
  hours: 96,
  days: 90,
  months: 36,
  years: 30,
}

const signs: Record<Measure, readonly string[]> = {
  count: ['atLeast'],
  growth: ['increase', 'atLeast'],
  share: ['atLeast'],
  multiple: [],
  money: ['atLeast'],
  time: [],
  loadTime: [],
}

/** Words of a label that say what is measured. */
const telling: readonly { words: RegExp; measures: readonly Measure[] }[] = [
  { words: /\b(load(ing)? time|page speed)\b/i, measures: ['loadTime'] },
  { words: /\bretention\b|^of \w+|\bshare of\b|\brate\b/i, measures: ['share'] },
  { words: /\b(cost|budget|revenue|price|spend)\b/i, measures: ['money'] },
  { words: /\b(growth|increase|traffic)\b/i, measures: ['growth', 'multiple', 'time'] },
  { words: /\b(keywords|organizations served)\b/i, measures: ['count'] },
  { words: /^(to|until) /i, measures: ['time'] },
]

/** What is wrong with the figures themselves: unit, sign, size, source. */
export function metricProblems(metrics: Readonly<Record<string, Metric>>): Problem[] {
  const problems: Problem[] = []
  for (const [key, metric] of Object.entries(metrics)) {
    const report = (path: FieldPath, reason: string) => problems.push({ file, path: [key, ...path], reason })
    if (!isComplete(metric)) continue
    const { value, upTo, unit, sign, measures, label, claim, caseStudy, source } = metric
    const units: readonly string[] = measuredIn[measures]
    if (!units.includes(unit)) {
      report(
        ['unit'],
        `is “${unit}”, but it measures ${measures}, which is told in ${units.join(', ')}; correct one of the two`,
      )
      continue
    }
    const unitInLabel =
      /%|\$|\b(?:percent|seconds|(?<!the |meeting |committee |board )minutes|hours|days|weeks|months|years|dollars|USD)\b/i.exec(
        label,
      )?.[0]
    if (unitInLabel) {
      report(['label'], `says “${unitInLabel}”, which stands in the figure already, as its unit; take it out`)
      continue
    }
    const period = metrics['goalPeriod']
    const said = /\bnext (\d+) (\w+)/.exec(source)
    if (claim === 'goal' && period && said && (Number(said[1]) !== period.value || said[2] !== period.unit)) {
      report(
        ['source'],
        `says “${said[0]}”, but goalPeriod is ${formatMetric(period)}; correct one of the two`,
      )
    }
    if (unit === 'percent' && value > 10 && !Number.isInteger(value)) {
      report(['value'], `is ${value}; write percent above ten as whole numbers`)
    }
    const told = telling.find(({ words }) => words.test(label))
    if (told && !told.measures.includes(measures)) {
      report(
        ['measures'],
        `is “${measures}”, but “${label}” is ${told.measures[0] === 'growth' ? 'growth' : told.measures[0]}; correct the one that is wrong`,
      )
      continue
    }
    if (sign && !signs[measures].includes(sign)) {
      report(['sign'], `is “${sign}”, which makes no sense of what measures ${measures}; take it out`)
    }
    const limit = measures === 'time' ? (mostTime[unit] ?? most.time) : most[measures]
    for (const [name, number] of Object.entries({ value, upTo })) {
      if (number !== undefined && number > limit) {
        report(
          [name],
          `is ${number}, but ${measures === 'share' ? 'a share is at most 100 percent' : `no ${measures} in ${unit} is above ${limit}`}; correct the number or the unit`,
        )
      }
    }
    // 1.25 for 125 %: whoever writes a fraction writes decimals of a small number.
    const fraction = unit === 'percent' && value < 5 && !Number.isInteger(value)
    if (((unit === 'percent' || unit === 'multiple') && value <= 1) || fraction) {
      report(
        ['value'],
        `is ${value}; write ${unit === 'percent' ? 'percent, 85 for 85 %, not a fraction' : 'how many times, more than 1'}`,
      )
    }
    if (!['percent', 'multiple', 'usd'].includes(unit) && !Number.isInteger(value)) {
      report(['value'], `is ${value}; ${unit} are counted whole`)
    }
    if (upTo !== undefined && upTo <= value) {
      report(['upTo'], `is ${upTo}, not more than value, ${value}; write the smaller number first`)
    }
    if (upTo !== undefined && !['count', 'time', 'growth', 'share'].includes(measures)) {
      report(['upTo'], `makes a range of what measures ${measures}; take it out`)
    }
    if (unit === 'usd' && rounded(metric) !== value) {
      report(
        ['value'],
        `is ${value}, which would be shown as ${formatMetric(metric)}; round it to what is shown`,
      )
    }
    if ((claim === 'caseStudy') !== (caseStudy !== undefined)) {
      report(
        ['caseStudy'],
        claim === 'caseStudy'
          ? 'is missing; name the page that tells the case'
          : `is ${caseStudy}, but the claim is “${claim}”; take it out`,
      )
    }
    if (/\bgoals?\b/i.test(source) !== (claim === 'goal')) {
      report(['claim'], `is “${claim}”, but the source says “${source}”; correct the one that is wrong`)
    }
    if (/\bcase\b/i.test(source) !== (claim === 'caseStudy')) {
      report(['claim'], `is “${claim}”, but the source says “${source}”; correct the one that is wrong`)
    }
    const monthly = key.endsWith('Yearly') ? metrics[key.replace(/Yearly$/, 'Monthly')] : undefined
    if (monthly && monthly.unit === unit && value !== monthly.value * 12) {
      report(
        ['value'],
        `is ${value}, but twelve times the monthly figure is ${monthly.value * 12}; correct one of the two`,
      )
    }
  }
  return problems
}

const isComplete = (metric: Metric) =>
  typeof metric.value === 'number' &&
  Object.hasOwn(measuredIn, metric.measures) &&
  typeof metric.label === 'string' &&
  typeof metric.source === 'string'

/** What a reader of the shortened amount takes it for: `$10.5K` is 10,500. */
function rounded({ value }: Metric): number {
  const step = value >= 1_000_000 ? 100_000 : value >= 1000 ? 100 : 0.1
  return Math.round(Math.round(value / step) * step * 100) / 100
}
