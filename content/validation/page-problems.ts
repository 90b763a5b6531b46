import { figurePattern, fillFigures } from '../model/figures.ts'
import type { Metric } from '../model/metric.ts'
import type { Content, PageEntry } from './content-modules.ts'
import { type FieldPath, fieldTexts, type Problem } from './problem.ts'

/** What no type or schema can know about pages. */
export function pageProblems(content: Content): Problem[] {
  return [
    ...content.pages.flatMap((entry) => figureProblems(entry, content.metrics)),
    ...content.pages.flatMap((entry) => anchorProblems(entry, content.oldHashes)),
    ...duplicates(content, ['seo', 'title'], ({ page }) => page.seo.title),
    ...duplicates(content, ['seo', 'description'], ({ page }) => page.seo.description),
  ]
}

/** Search results tell pages apart by their titles and descriptions. */
function duplicates(
  { pages, metrics }: Content,
  field: FieldPath,
  read: (entry: PageEntry) => string,
): Problem[] {
  const seen = new Map<string, PageEntry>()
  return pages.flatMap((entry) => {
    const text = fillFigures(read(entry), metrics).toLowerCase()
    const other = seen.get(text)
    seen.set(text, entry)
    const reason = `is also the ${field.at(-1)} of ${other?.place.file}; give each page its own`
    return other ? [{ file: entry.place.file, path: [...entry.place.path, ...field], reason }] : []
  })
}

/** Words that mark a figure as a goal. */
const aiming = /\b(?:goals?|aims?|aiming|targets?|hopes?|working toward|plan to)\b/i

/** Goals presented as results, and figures of another case study. */
function figureProblems({ path, place, page }: PageEntry, metrics: Content['metrics']): Problem[] {
  const problems: Problem[] = []
  const check = (at: FieldPath, key: string, context: string) => {
    const metric = metrics[key]
    const reason =
      metric?.claim === 'goal' && !aiming.test(context)
        ? `presents the goal {${key}} as a result; say that it is a goal`
        : metric && isForeign(path, metric)
          ? `has {${key}}, not a figure of this case (${metric.source}); use only figures of the case`
          : undefined
    if (reason) problems.push({ file: place.file, path: [...place.path, ...at], reason })
  }
  for (const [i, section] of page.sections.entries()) {
    if (section.kind !== 'metrics') continue
    for (const [k, key] of section.metrics.entries())
      check(['sections', i, 'metrics', k], key, section.heading)
  }
  for (const { path: at, text } of fieldTexts(page)) {
    for (const sentence of text.split(/(?<=[.?!]) /)) {
      for (const [, key = ''] of sentence.matchAll(figurePattern)) check(at, key, sentence)
    }
  }
  return problems
}

/** A case study shows only its own figures, and terms that hold for everyone. */
const isForeign = (path: string, { claim, caseStudy }: Metric) =>
  path.startsWith('/impact-stories/') && claim !== 'rule' && claim !== 'program' && caseStudy !== path

/** Anchors of the page layout, which `tests/build` would find as duplicates, and of old links on the home page. */
function anchorProblems({ path, place, page }: PageEntry, oldHashes: Content['oldHashes']): Problem[] {
  return page.sections.flatMap(({ id }, i) => {
    const to = path === '/' ? oldHashes[id] : undefined
    const reason = `is “${id}”, but the old link /#${id} leads to ${to}; choose another`
    return to ? [{ file: place.file, path: [...place.path, 'sections', i, 'id'], reason }] : []
  })
}
