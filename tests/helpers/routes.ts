import type { Route } from '../../content/model/route.ts'
import { routes } from '../../content/routes.ts'

export type AuditedPage = {
  path: string
  /** The name of its baselines: 'home', 'services/nonprofit-seo'. */
  name: string
  template: Route['template'] | 'not-found'
}

const entries: [string, Route][] = Object.entries(routes)

/** Every page of the route table by its canonical path, and the 404 page. */
export const auditedPages: readonly AuditedPage[] = [
  ...entries.map(([path, { template }]) => ({ path, name: path.slice(1) || 'home', template })),
  { path: '/no-such-page', name: 'not-found', template: 'not-found' },
]

/** The first page of each template. */
export const pagePerTemplate: readonly AuditedPage[] = [
  ...new Map(auditedPages.toReversed().map((page) => [page.template, page])).values(),
].toReversed()

/** Realistic viewport sizes in px, without the browser's toolbars. */
export const viewports = {
  phone: { width: 390, height: 760 },
  laptop: { width: 1366, height: 657 },
  desktop: { width: 1440, height: 900 },
} as const
