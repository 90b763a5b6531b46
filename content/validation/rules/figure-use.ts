import { figurePattern } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import type { PageEntry } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import { type Problem, problemsIn } from '../problem.ts'

type Metrics = Readonly<Record<string, Metric>>

/** Words that say that something is not there yet. */
const aiming = /\b(?:goals?|aims?|aiming|targets?|hopes?|working toward|plan to)\b/i

/** What is wrong with the way a page uses figures: a goal told as done, another case's figure, one twice. */
export function figureUseProblems({ path, file, page }: PageEntry, metrics: Metrics): Problem[] {
  const { problems, report } = problemsIn(file)

  for (const [i, section] of page.sections.entries()) {
    if (section.kind !== 'metrics' && section.kind !== 'results') continue
    const at = ['sections', i]
    const shown: readonly string[] = section.metrics
    for (const [k, key] of shown.entries()) {
      const metric = metrics[key]
      if (shown.indexOf(key) !== k)
        report([...at, 'metrics', k], `is “${key}”, which the list has already; take one out`)
      if (section.kind === 'results' && metric?.claim === 'goal')
        report([...at, 'metrics', k], `is “${key}”, a goal, among results; show it in a section of goals`)
      const foreign = metric && foreignTo(path, metric)
      if (foreign) report([...at, 'metrics', k], `is “${key}”, ${foreign}`)
    }
    const goals = shown.filter((key) => metrics[key]?.claim === 'goal').length
    if (section.kind === 'metrics' && goals > 0) {
      if (goals < shown.length) report([...at, 'metrics'], 'mixes goals with results; make a section of each')
      if (!aiming.test(section.heading))
        report([...at, 'heading'], 'stands above goals and does not say so; call them goals')
    }
  }

  for (const { path: at, text } of fieldTexts(page)) {
    for (const sentence of text.split(/(?<=[.?!]) /)) {
      for (const [, key = ''] of sentence.matchAll(figurePattern)) {
        const metric = metrics[key]
        if (metric?.claim === 'goal' && !aiming.test(sentence))
          report(at, `tells the goal {${key}} as done; say that it is a goal`)
        const foreign = metric && foreignTo(path, metric)
        if (foreign) report(at, `names {${key}}, ${foreign}`)
      }
    }
  }
  return problems
}

/** A case study tells its own figures, and the rules and programs that hold for everybody. */
function foreignTo(path: string, metric: Metric): string | undefined {
  if (!path.startsWith('/impact-stories/') || metric.claim === 'rule') return
  if (metric.claim === 'program' || metric.caseStudy === path) return
  return `which is not a figure of this case (${metric.source}); show the case’s own figures alone`
}
