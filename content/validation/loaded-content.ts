import type { BookingRules, Reminder, TeamHours } from '../model/booking-rules.ts'
import type { Action, CallToAction } from '../model/link.ts'
import type { DropDown } from '../model/menu.ts'
import type { Metric } from '../model/metric.ts'
import type { Page } from '../model/page.ts'
import type { Redirect, Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import type { FieldPath } from './problem.ts'

/** A page with its path and the module that exports it. */
export type PageEntry = { path: string; file: string; page: Page }

/** The exports of each module, by its path from the project's root. */
type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** All content, as loaded from the modules of `content/`. */
export type Content = ReturnType<typeof contentOf>

/**
 * @param sources the source code of each module
 * @throws Error if a required module or export is missing
 */
export function contentOf(modules: Modules, sources: ReadonlyMap<string, string>) {
  const get = <T>(file: string, name: string): T => {
    const value = modules.get(`content/${file}`)?.[name]
    if (value === undefined) throw new Error(`content/${file} does not export ${name}; add it back`)
    return value as T
  }
  return {
    modules,
    sources,
    site: get<Site>('site.ts', 'site'),
    metrics: get<Readonly<Record<string, Metric>>>('metrics.ts', 'metrics'),
    routes: get<Readonly<Record<string, Route>>>('routes.ts', 'routes'),
    bookingRules: get<BookingRules>('booking-rules.ts', 'bookingRules'),
    teamHours: get<TeamHours | null>('booking-rules.ts', 'teamHours'),
    reminders: get<readonly Reminder[]>('booking-rules.ts', 'reminders'),
    dropDowns: get<readonly DropDown[]>('navigation.ts', 'dropDowns'),
    headerActions: get<Readonly<Record<string, CallToAction>>>('navigation.ts', 'headerActions'),
    legalPages: get<readonly string[]>('navigation.ts', 'legalPages'),
    oldHashes: get<Readonly<Record<string, string>>>('old-hashes.ts', 'oldHashes'),
    redirects: get<readonly Redirect[]>('redirects.ts', 'redirects'),
    releasedRoutes: get<readonly string[]>('released-routes.json', 'default'),
    pages: pageEntries(get('pages.ts', 'pages'), modules),
  }
}

function pageEntries(pages: Readonly<Record<string, Page>>, modules: Modules): PageEntry[] {
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
