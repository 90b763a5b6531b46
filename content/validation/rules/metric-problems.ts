import { timeUnits } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import { type Problem, problemsIn } from '../problem.ts'

/** Checks the figures themselves: claim and source. */
export function metricProblems(metrics: Readonly<Record<string, Metric>>): Problem[] {
  return Object.entries(metrics).flatMap(([key, { unit, claim, caseStudy, source }]) => {
    const { problems, report } = problemsIn('content/metrics.ts', [key])
    // Otherwise a goal declared as a rule could be presented as a result.
    if (claim === 'rule' && !(unit in timeUnits))
      report(
        ['claim'],
        `is “rule”, but only times can be rules, and its unit is ${unit}; write what it claims`,
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
