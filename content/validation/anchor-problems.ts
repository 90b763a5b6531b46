import type { Page } from '../model/page.ts'
import { oldHashes } from '../old-hashes.ts'
import type { FieldPath } from './problem.ts'

/** Anchors that the frame of every page and the forms have taken. */
const reserved = /^(main|site-menu|(menu|book|footer)-.*|.*-(heading|name))$/

/** Anchors that are taken, or there twice. */
export function anchorProblems(page: Page, isHome: boolean): { path: FieldPath; reason: string }[] {
  const problems: { path: FieldPath; reason: string }[] = []
  const seen = new Set<string>()
  for (const { id, path } of anchors(page)) {
    if (seen.has(id)) problems.push({ path, reason: `is “${id}”, which this page has twice; choose another` })
    if (reserved.test(id)) {
      problems.push({ path, reason: `is “${id}”, which the page’s frame uses; choose another` })
    }
    if (isHome && Object.hasOwn(oldHashes, id)) {
      problems.push({ path, reason: `is “${id}”, but /#${id} leads to another page; choose another` })
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
