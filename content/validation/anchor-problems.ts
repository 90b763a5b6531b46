import type { Page } from '../model/page.ts'
import type { PageEntry } from './content.ts'
import type { FieldPath, Problem } from './problem.ts'

/** Anchors that the frame of every page and the forms have taken. */
const reserved = /^(main|site-menu|(menu|book|footer)-.*|.*-(heading|name))$/

/** Anchors that are taken, or there twice. */
export function anchorProblems(
  { path: at, file, page }: PageEntry,
  oldHashes: Readonly<Record<string, string>>,
): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path, reason })
  const seen = new Set<string>()
  for (const { id, path } of anchors(page)) {
    if (seen.has(id)) report(path, `is “${id}”, which this page has twice; choose another`)
    if (reserved.test(id)) {
      report(path, `is “${id}”, which the page’s frame uses; choose another`)
    }
    if (at === '/' && Object.hasOwn(oldHashes, id)) {
      report(path, `is “${id}”, but /#${id} leads to another page; choose another`)
    }
    seen.add(id)
  }
  return problems
}

function anchors(page: Page): { id: string; path: FieldPath }[] {
  return (page.sections ?? []).flatMap((section, i) => [
    { id: section.id, path: ['sections', i, 'id'] },
    ...(section.kind === 'serviceDetails'
      ? (section.items ?? []).map((item, k) => ({ id: item.id, path: ['sections', i, 'items', k, 'id'] }))
      : []),
  ])
}
