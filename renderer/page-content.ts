import { metrics } from '../content/metrics.ts'
import { fillFigures } from '../content/model/figures.ts'
import type { Page } from '../content/model/page.ts'
import { pages } from '../content/pages.ts'
import type { RoutePath } from '../content/routes.ts'

const filled = new Map<RoutePath, Page>()

/** What a page says, its figures in place. */
export function pageContent(path: RoutePath): Page {
  const page = filled.get(path) ?? fillFigures(pages[path], metrics)
  filled.set(path, page)
  return page
}

/** The page as menus, breadcrumbs and link cards show it. */
export function pageCard(path: RoutePath): { path: RoutePath; name: string; summary: string } {
  const { name, summary } = pageContent(path)
  return { path, name, summary }
}
