import { figurePattern } from '../../model/figures.ts'
import type { Metric } from '../../model/metric.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { Problem } from '../problem.ts'
import { stems } from './similarity.ts'

type Metrics = Readonly<Record<string, Metric>>

/** Words of labels that say how something is measured, not what. */
const manner = new Set(
  stems(
    'increase average growth per cost booked time become long term until arrive send keep supporters served',
  ),
)

/** What a figure is about: “traffic”, “sponsorship inquiries”. */
const subjectOf = ({ label }: Metric) => stems(label).filter((stem) => !manner.has(stem))

/**
 * Figures beside words that belong to another one: an increase in donations told as one of traffic. What a figure is
 * about stands in its label; the words that say so in a sentence stand close to it.
 */
export function figureSubjectProblems({ pages, metrics }: Content): Problem[] {
  const subjects = new Map(Object.entries(metrics).map(([key, metric]) => [key, subjectOf(metric)]))
  return pages.flatMap(({ file, page }) =>
    fieldTexts(page).flatMap(({ path, text }) =>
      foreignSubjects(text, metrics, subjects).map((reason) => ({ file, path, reason })),
    ),
  )
}

function foreignSubjects(
  text: string,
  metrics: Metrics,
  subjects: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (!text.includes('{')) return []
  return [...text.matchAll(figurePattern)].flatMap((match) => {
    const [whole, key = ''] = match
    const metric = metrics[key]
    if (!metric || !/^(?:growth|multiple|share|count)$/.test(metric.measures)) return []
    const after = text.slice(match.index + whole.length)
    // Up to the next mark, the next figure or the next verb: six words at most.
    const near =
      /^(?:[ -](?!and\b|or\b|while\b|because\b|where\b|when\b|from\b|at\b|across\b|of our\b|after\b|for\b)[\p{L}’-]+){0,6}/u.exec(
        after,
      )?.[0] ?? ''
    const before =
      /(?:^|[.,:;?!] |\band )((?:[\p{L}’-]+ ){1,3})(?:(?:grew|rose|went|increased|climbed|are|is|were) )?(?:up |by |up by )$/u.exec(
        text.slice(0, match.index),
      )?.[1] ?? ''
    const said = stems(`${near} ${before}`)
    const own = subjects.get(key) ?? []
    if (said.some((stem) => own.includes(stem))) return []
    const other = Object.keys(metrics).find(
      (each) => each !== key && subjects.get(each)?.some((stem) => said.includes(stem)),
    )
    if (!other) return []
    return [
      `has {${key}} (“${metric.label}”) beside “${`${before}${near}`.trim()}”, of which other figures tell; name the one that is meant, such as {${other}}`,
    ]
  })
}
