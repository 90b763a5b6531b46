import { figurePattern, timeUnits } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import { fieldTexts } from '../field-texts.ts'
import type { PageEntry } from '../loaded-content.ts'
import { type Problem, problemsIn } from '../problem.ts'

type Metrics = Readonly<Record<string, Metric>>

/** Checks the figures themselves: claim and source. */
export function metricProblems(metrics: Metrics): Problem[] {
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

/** Words that mark a figure as a goal. */
const aiming = /\b(?:goals?|aims?|aiming|targets?|hopes?|working toward|plan to)\b/i

/** Goals presented as results and figures of another case study. */
export function figureUseProblems({ path, file, page }: PageEntry, metrics: Metrics): Problem[] {
  const { problems, report } = problemsIn(file)

  for (const [i, section] of page.sections.entries()) {
    if (section.kind !== 'metrics' && section.kind !== 'results') continue
    const at = ['sections', i]
    const shown: readonly string[] = section.metrics
    for (const [k, key] of shown.entries()) {
      const metric = metrics[key]
      if (section.kind === 'results' && metric?.claim === 'goal')
        report(
          [...at, 'metrics', k],
          `is “${key}”, a goal in a section of results; move it to a section of goals`,
        )
      const foreign = metric && foreignTo(path, metric)
      if (foreign) report([...at, 'metrics', k], `is “${key}”, ${foreign}`)
    }
    const goals = shown.filter((key) => metrics[key]?.claim === 'goal').length
    if (section.kind === 'metrics' && goals > 0) {
      if (goals < shown.length) report([...at, 'metrics'], 'mixes goals with results; use a section for each')
      if (!aiming.test(section.heading))
        report([...at, 'heading'], 'does not say that the figures below are goals; add the word “goals”')
    }
  }

  for (const { path: at, text } of fieldTexts(page)) {
    for (const sentence of text.split(/(?<=[.?!]) /)) {
      for (const [, key = ''] of sentence.matchAll(figurePattern)) {
        const metric = metrics[key]
        if (metric?.claim === 'goal' && !aiming.test(sentence))
          report(at, `presents the goal {${key}} as a result; say that it is a goal`)
        const foreign = metric && foreignTo(path, metric)
        if (foreign) report(at, `contains {${key}}, ${foreign}`)
      }
    }
  }
  return problems
}

/** Explains why a figure does not belong on a case study. Only its own figures, rules and programs do. */
function foreignTo(path: string, metric: Metric): string | undefined {
  if (!path.startsWith('/impact-stories/') || metric.claim === 'rule') return
  if (metric.claim === 'program' || metric.caseStudy === path) return
  return `which is not a figure of this case (${metric.source}); use only figures of the case`
}
