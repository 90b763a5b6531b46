import { formatMetric } from '../../model/figures.ts'
import { type Measure, type Metric, type MetricUnit, measuredIn } from '../../model/metric.ts'
import { type Problem, problemsIn } from '../problem.ts'

const file = 'content/metrics.ts'

/** What a figure of each measure may say. Beyond `most` it is a typing error, or needs the next larger unit. */
const bounds: Readonly<Record<Measure, { most: number; signs: readonly string[] }>> = {
  count: { most: 100_000, signs: ['atLeast'] },
  growth: { most: 1000, signs: ['increase', 'atLeast'] },
  share: { most: 100, signs: ['atLeast'] },
  multiple: { most: 20, signs: [] },
  money: { most: 50_000_000, signs: ['atLeast'] },
  time: { most: Number.POSITIVE_INFINITY, signs: [] },
  loadTime: { most: 15, signs: [] },
}
const mostTime: Partial<Record<MetricUnit, number>> = {
  minutes: 240,
  hours: 96,
  days: 90,
  months: 36,
  years: 30,
}

/** What is wrong with the figures themselves: unit, sign, size, claim, source. */
export function metricProblems(metrics: Readonly<Record<string, Metric>>): Problem[] {
  return Object.entries(metrics).flatMap(([key, metric]) => {
    const { problems, report } = problemsIn(file, [key])
    const { unit, sign, measures, label, value } = metric
    const units: readonly string[] = measuredIn[measures]
    if (!units.includes(unit)) {
      report(
        ['unit'],
        `is “${unit}”, but it measures ${measures}, which is in ${units.join(', ')}; correct one`,
      )
    }
    const unitInLabel = /%|\$|\b(?:percent|seconds|hours|days|weeks|months|years|dollars)\b/i.exec(label)?.[0]
    if (unitInLabel)
      report(['label'], `says “${unitInLabel}”, which the figure shows already, as its unit; take it out`)
    if (sign && !bounds[measures].signs.includes(sign))
      report(['sign'], `is “${sign}”, which makes no sense with what measures ${measures}; take it out`)
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
  const limit = measures === 'time' ? (mostTime[unit] ?? bounds.time.most) : bounds[measures].most
  for (const [name, number] of Object.entries({ value, upTo })) {
    if (number !== undefined && number > limit)
      report(
        [name],
        `is ${number}, but no ${measures} in ${unit} is above ${limit}; correct the number or the unit`,
      )
  }
  // 1.25 for 125 %.
  const fraction = unit === 'percent' && value < 5 && !Number.isInteger(value)
  if (((unit === 'percent' || unit === 'multiple') && value <= 1) || fraction) {
    const how = unit === 'percent' ? '85 for 85 %, not a fraction' : 'how many times, more than 1'
    report(['value'], `is ${value}; write ${how}`)
  }
  if (!['percent', 'multiple', 'usd'].includes(unit) && !Number.isInteger(value))
    report(['value'], `is ${value}; ${unit} are whole numbers`)
  if (upTo !== undefined && upTo <= value)
    report(['upTo'], `is ${upTo}, not more than value, ${value}; write the smaller number first`)
  if (upTo !== undefined && !['count', 'time', 'growth', 'share'].includes(measures))
    report(['upTo'], `makes a range of what measures ${measures}; take it out`)
  if (unit === 'usd' && rounded(value) !== value)
    report(
      ['value'],
      `is ${value}, which would be shown as ${formatMetric(metric)}; round it to what is shown`,
    )
}

function reportClaim({ claim, caseStudy, source, measures }: Metric, report: Report): void {
  // Otherwise a goal, called a rule, could be told as if it were reached.
  if (claim === 'rule' && measures !== 'time')
    report(
      ['claim'],
      `is “rule”, but our own rules are times, and this measures ${measures}; write what it claims`,
    )
  if (
    (claim === 'program') !== /\bprogram\b/i.test(source) ||
    (claim === 'goal') !== /\bgoals?\b/i.test(source)
  )
    report(['claim'], `is “${claim}”, but the source says “${source}”; correct the one that is wrong`)
  if (claim === 'caseStudy' && !caseStudy)
    report(['caseStudy'], 'is missing; name the page that tells the case')
  if (claim !== 'caseStudy' && caseStudy)
    report(['caseStudy'], `is ${caseStudy}, but the claim is “${claim}”; take it out`)
}

/** What a reader of the shortened amount takes it for: `$10.5K` is 10,500. */
function rounded(value: number): number {
  const step = value >= 1_000_000 ? 100_000 : value >= 1000 ? 100 : 0.1
  return Math.round(Math.round(value / step) * step * 100) / 100
}
