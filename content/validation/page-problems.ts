import { fillFigures } from '../model/figures.ts'
import type { Metric } from '../model/metric.ts'
import type { Page } from '../model/page.ts'
import { anchorProblems } from './anchor-problems.ts'
import type { FieldPath, Problem } from './problem.ts'

export type PageEntry = { path: string; file: string; page: Page }

/** Texts by which people and search engines tell pages apart. */
const unique: readonly { path: FieldPath; read: (page: Page) => string | undefined; what: string }[] = [
  { path: ['seo', 'title'], read: (page) => page.seo?.title, what: 'title' },
  { path: ['seo', 'description'], read: (page) => page.seo?.description, what: 'description' },
  { path: ['name'], read: (page) => page.name, what: 'name' },
]

/**
 * What is wrong with a page among the others.
 *
 * @param today the day, as YYYY-MM-DD, after which no date may lie
 */
export function pageProblems(
  entries: readonly PageEntry[],
  metrics: Readonly<Record<string, Metric>>,
  today: string,
): Problem[] {
  const problems: Problem[] = []
  for (const { path, read, what } of unique) {
    const seen = new Map<string, string>()
    for (const { file, page } of entries) {
      const text = fillFigures(read(page), metrics)?.toLowerCase()
      if (text === undefined) continue
      const other = seen.get(text)
      if (other)
        problems.push({ file, path, reason: `is also the ${what} of ${other}; give each page its own` })
      else seen.set(text, file)
    }
  }
  for (const { path, file, page } of entries) {
    problems.push(...anchorProblems(page, path === '/').map((problem) => ({ file, ...problem })))
    if (page.updated && page.updated > today) {
      const reason = `is “${page.updated}”, which has not come yet; write the day of the change`
      problems.push({ file, path: ['updated'], reason })
    }
    if (page.subject === 'article' && !page.updated) {
      problems.push({
        file,
        path: ['updated'],
        reason: 'is missing; an article says when it was last changed, as YYYY-MM-DD',
      })
    }
  }
  return problems
}
