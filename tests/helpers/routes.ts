import type { Route } from '../../content/model/route.ts'
import { routes } from '../../content/routes.ts'

/** A page as the audits see it: where it is, and what its baselines are called. */
export type AuditedPage = {
  path: string
  /** The path below a baselines folder, without width or ending: 'home', 'services/nonprofit-seo'. */
  name: string
  template: Route['template'] | 'not-found'
}

const entries: [string, Route][] = Object.entries(routes)

/** Every page of the route table by its canonical path, and the 404 page. A new route is in here by itself. */
export const auditedPages: readonly AuditedPage[] = [
  ...entries.map(([path, { template }]) => ({ path, name: baselineName(path), template })),
  { path: '/no-such-page', name: 'not-found', template: 'not-found' },
]

/** The first page of each template, with the template's name. */
export const pagePerTemplate: readonly AuditedPage[] = [
  ...new Map(auditedPages.toReversed().map((page) => [page.template, page])).values(),
].toReversed()

/** Windows that visitors have, in px, without the browser's own bars. */
export const viewports = {
  phone: { width: 390, height: 760 },
  laptop: { width: 1366, height: 657 },
  desktop: { width: 1440, height: 900 },
} as const

function baselineName(path: string): string {
  return path === '/' ? 'home' : path.slice(1)
}
