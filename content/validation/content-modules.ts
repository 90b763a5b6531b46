import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bookingRules, teamHours } from '../booking-rules.ts'
import { type Fact, facts } from '../facts.ts'
import { metrics } from '../metrics.ts'
import type { BookingRules, TeamHours } from '../model/booking-rules.ts'
import type { Metric } from '../model/metric.ts'
import type { Page } from '../model/page.ts'
import type { Redirect, Route } from '../model/route.ts'
import type { Site } from '../model/site.ts'
import { pages } from '../pages.ts'
import { oldHashes, redirects } from '../redirects.ts'
import releasedRoutes from '../released-routes.json' with { type: 'json' }
import { routes } from '../routes.ts'
import { site } from '../site.ts'
import type { Place } from './problem.ts'

/** The exports of each content module, by its path from the project's root. */
export type Modules = ReadonlyMap<string, Readonly<Record<string, unknown>>>

/** A page with its path and the export that contains it. */
export type PageEntry = { path: string; place: Place; page: Page }

/** What the rules read. */
export type Content = {
  site: Site
  metrics: Readonly<Record<string, Metric>>
  routes: Readonly<Record<string, Route>>
  redirects: readonly Redirect[]
  releasedRoutes: readonly string[]
  oldHashes: Readonly<Record<string, string>>
  bookingRules: BookingRules
  teamHours: TeamHours | null
  /** All exports of mails.ts. */
  mails: Readonly<Record<string, unknown>>
  facts: readonly Fact[]
  pages: readonly PageEntry[]
}

/** Files in `content/` without texts, or with those of other modules. */
const notContent =
  /^(model|validation)\/|\.(test|d)\.ts$|^(validate|release|new|write-released-routes|words|pages)\.ts$/

/** Imports a folder's modules: shared ones first, so that a shared value is reported where it is defined. */
export async function loadModules(folder = 'content'): Promise<Modules> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !notContent.test(name))
    .sort((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1))
    .map((name) => `${folder}/${name}`)
  const load = async (file: string) =>
    [file, { ...(await import(pathToFileURL(join(process.cwd(), file)).href)) }] as const
  return new Map(await Promise.all(files.map(load)))
}

export function contentOf(modules: Modules): Content {
  const places = placesOf(modules)
  const entries = (Object.entries(pages) as [string, Page][]).map(([path, page]) => ({
    path,
    page,
    place: places.get(page) ?? { file: 'content/pages.ts', path: [path] },
  }))
  return {
    ...{ site, metrics, routes, redirects, releasedRoutes, oldHashes, bookingRules, teamHours, facts },
    mails: modules.get('content/mails.ts') ?? {},
    pages: entries,
  }
}

/** The module and the name of each exported value; the module itself of all its exports. */
export const placesOf = (modules: Modules): ReadonlyMap<unknown, Place> =>
  new Map(
    [...modules].flatMap(([file, exported]): [unknown, Place][] => [
      [exported, { file, path: [] }],
      ...Object.entries(exported).map(([name, value]): [unknown, Place] => [value, { file, path: [name] }]),
    ]),
  )
