import { formatMetric } from '../../model/figures.ts'
import { type Measure, type Metric, type MetricUnit, measuredIn } from '../../model/metric.ts'
import { type Problem, problemsIn } from '../problem.ts'

const file = 'content/metrics.ts'

/** The allowed signs of each measure. A figure above `max` is a typo or needs a larger unit. */
const bounds: Readonly<Record<Measure, { max: number; signs: readonly string[] }>> = {
  count: { max: 100_000, signs: ['atLeast'] },
  growth: { max: 1000, signs: ['increase', 'atLeast'] },
  share: { max: 100, signs: ['atLeast'] },
  multiple: { max: 20, signs: [] },
  money: { max: 50_000_000, signs: ['atLeast'] },
  time: { max: Number.POSITIVE_INFINITY, signs: [] },
  loadTime: { max: 15, signs: [] },
}
const maxTimes: Partial<Record<MetricUnit, number>> = {
  minutes: 240,
  hours: 96,
  days: 90,
  months: 36,
  years: 30,
}

/** Checks the figures themselves: unit, sign, size, claim and source. */
export function metricProblems(metrics: Readonly<Record<string, Metric>>): Problem[] {
  return Object.entries(metrics).flatMap(([key, metric]) => {
    const { problems, report } = problemsIn(file, [key])
    const { unit, sign, measures, label, value } = metric
    const units: readonly string[] = measuredIn[measures]
    if (!units.includes(unit)) {
      report(
        ['unit'],
        `is “${unit}”, but it measures ${measures}, for which the units are ${units.join(', ')}; correct one of them`,
      )
    }
    const unitInLabel = /%|\$|\b(?:percent|seconds|hours|days|weeks|months|years|dollars)\b/i.exec(label)?.[0]
    if (unitInLabel)
      report(['label'], `contains “${unitInLabel}”, but the figure already shows its unit; remove it`)
    if (sign && !bounds[measures].signs.includes(sign))
      report(['sign'], `is “${sign}”, which is not allowed for ${measures}; remove it`)
    const monthly = key.endsWith('Yearly') ? metrics[key.replace(/Yearly$/, 'Monthly')] : undefined
    if (monthly && monthly.unit === unit && value !== monthly.value * 12)
      report(
        ['value'],
        `is ${value}, but twelve times the monthly figure is ${monthly.value * 12}; correct one`,
      )
    reportSize(metric, report)
    reportClaim(metric, report)
    return problems
  })
}

type Report = ReturnType<typeof problemsIn>['report']

function reportSize(metric: Metric, report: Report): void {
  const { value, upTo, unit, measures } = metric
  const limit = measures === 'time' ? (maxTimes[unit] ?? bounds.time.max) : bounds[measures].max
  for (const [name, number] of Object.entries({ value, upTo })) {
    if (number !== undefined && number > limit)
      report(
        [name],
        `is ${number}, but the maximum for ${measures} in ${unit} is ${limit}; correct the number or the unit`,
      )
  }
  // A fraction such as 1.25 is a mistake for 125 %.
  const fraction = unit === 'percent' && value < 5 && !Number.isInteger(value)
  if (((unit === 'percent' || unit === 'multiple') && value <= 1) || fraction) {
    const how = unit === 'percent' ? '85 for 85 %, not a fraction' : 'how many times, more than 1'
    report(['value'], `is ${value}; write ${how}`)
  }
  if (!['percent', 'multiple', 'usd'].includes(unit) && !Number.isInteger(value))
    report(['value'], `is ${value}; ${unit} must be a whole number`)
  if (upTo !== undefined && upTo <= value)
    report(['upTo'], `is ${upTo}, which is not above value (${value}); write the smaller number as value`)
  if (upTo !== undefined && !['count', 'time', 'growth', 'share'].includes(measures))
    report(['upTo'], `makes a range, which is not allowed for ${measures}; remove it`)
  if (unit === 'usd' && rounded(value) !== value)
    report(
      ['value'],
      `is ${value}, which would be shown as ${formatMetric(metric)}; round it to what is shown`,
    )
}

function reportClaim({ claim, caseStudy, source, measures }: Metric, report: Report): void {
  // Otherwise a goal declared as a rule could be presented as a result.
  if (claim === 'rule' && measures !== 'time')
    report(
      ['claim'],
      `is “rule”, but only times can be rules, and this measures ${measures}; write what it claims`,
    )
  if (
    (claim === 'program') !== /\bprogram\b/i.test(source) ||
    (claim === 'goal') !== /\bgoals?\b/i.test(source)
  )
    report(['claim'], `is “${claim}”, but the source says “${source}”; correct one of them`)
  if (claim === 'caseStudy' && !caseStudy)
    report(['caseStudy'], 'is missing; write the path of the case study')
  if (claim !== 'caseStudy' && caseStudy)
    report(['caseStudy'], `is ${caseStudy}, but the claim is “${claim}”; remove it`)
}

/** The amount as shown in its short form: `$10.5K` is 10,500. */
function rounded(value: number): number {
  const step = value >= 1_000_000 ? 100_000 : value >= 1000 ? 100 : 0.1
  return Math.round(Math.round(value / step) * step * 100) / 100
}
