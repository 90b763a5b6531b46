import type { BookingRules, TeamHours } from '../model/booking-rules.ts'
import type { Action, CallToAction } from '../model/link.ts'
import type { DropDown } from '../model/menu.ts'
import type { Metric } from '../model/metric.ts'
import type { MinutesDocument } from '../model/minutes-document.ts'
import type { Page } from '../model/page.ts'
import type { Redirect } from '../model/redirect.ts'
import type { Reminder } from '../model/reminder.ts'
import type { Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { FieldPath } from './problem.ts'

/** A page with its path and the module that exports it. */
export type PageEntry = { path: string; file: string; page: Page }

/** All content, as loaded from the modules of `content/`. */
export type Content = {
  /** The exports of each module, by its path from the project's root. */
  modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** The source code of each module, by the same path. */
  sources: ReadonlyMap<string, string>
  site: Site
  metrics: Readonly<Record<string, Metric>>
  routes: Readonly<Record<string, Route>>
  bookingRules: BookingRules
  teamHours: TeamHours | null
  reminders: readonly Reminder[]
  dropDowns: readonly DropDown[]
  headerActions: Readonly<Record<string, CallToAction>>
  legalPages: readonly string[]
  oldHashes: Readonly<Record<string, string>>
  minutesDocuments: readonly MinutesDocument[]
  redirects: readonly Redirect[]
  releasedRoutes: readonly string[]
  pages: readonly PageEntry[]
}

/** @throws Error if a required module or export is missing */
export function contentOf(modules: Content['modules'], sources: Content['sources']): Content {
  const get = <T>(file: string, name: string): T => {
    const value = modules.get(`content/${file}`)?.[name]
    if (value === undefined) throw new Error(`content/${file} does not export ${name}; add it back`)
    return value as T
  }
  return {
    modules,
    sources,
    site: get('site.ts', 'site'),
    metrics: get('metrics.ts', 'metrics'),
    routes: get('routes.ts', 'routes'),
    bookingRules: get('booking-rules.ts', 'bookingRules'),
    teamHours: get('booking-rules.ts', 'teamHours'),
    reminders: get('booking-rules.ts', 'reminders'),
    dropDowns: get('navigation.ts', 'dropDowns'),
    headerActions: get('navigation.ts', 'headerActions'),
    legalPages: get('navigation.ts', 'legalPages'),
    oldHashes: get('old-hashes.ts', 'oldHashes'),
    minutesDocuments: get('minutes-documents.ts', 'minutesDocuments'),
    redirects: get('redirects.ts', 'redirects'),
    releasedRoutes: get('released-routes.json', 'default'),
    pages: pageEntries(get('pages.ts', 'pages'), modules),
  }
}

export function pageEntries(pages: Readonly<Record<string, Page>>, modules: Content['modules']): PageEntry[] {
  const files = new Map<unknown, string>()
  for (const [file, exported] of modules) for (const value of Object.values(exported)) files.set(value, file)
  return Object.entries(pages).map(([path, page]) => ({
    path,
    page,
    file: files.get(page) ?? 'content/pages.ts',
  }))
}

/** The buttons in the hero and the call-to-action sections of a page. */
export function actionsOf({ hero, sections }: Page): { path: FieldPath; action: Action; inBox: boolean }[] {
  return [
    ...hero.actions.map((action, k) => ({ path: ['hero', 'actions', k], action, inBox: false })),
    ...sections.flatMap((section, i) =>
      section.kind === 'callToAction'
        ? section.actions.map((action, k) => ({ path: ['sections', i, 'actions', k], action, inBox: true }))
        : [],
    ),
  ]
}
