import { type Metric, measuredIn } from '../../model/metric.ts'
import { type Problem, problemsIn } from '../problem.ts'

/** Checks the figures themselves: unit, claim and source. */
export function metricProblems(metrics: Readonly<Record<string, Metric>>): Problem[] {
  return Object.entries(metrics).flatMap(([key, { unit, measures, claim, caseStudy, source }]) => {
    const { problems, report } = problemsIn('content/metrics.ts', [key])
    const units: readonly string[] = measuredIn[measures]
    if (!units.includes(unit)) {
      report(
        ['unit'],
        `is “${unit}”, but it measures ${measures}, for which the units are ${units.join(', ')}; correct one of them`,
      )
    }
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
    return problems
  })
}
