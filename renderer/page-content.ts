import { services } from '../content/facts.ts'
import { metrics } from '../content/metrics.ts'
import { fillFigures } from '../content/model/figures.ts'
import type { Page } from '../content/model/page.ts'
import type { Theme } from '../content/model/text.ts'
import { pages } from '../content/pages.ts'
import type { RoutePath } from '../content/routes.ts'
import type { Ground } from '../ui/motifs/Pattern.css.ts'

let last: { path: RoutePath; page: Page } | undefined

/** A page's content with its figures filled in; no line ends in the hyphen of “45-minute”. Cached, because rendering a document calls this several times. */
export function pageContent(path: RoutePath): Page {
  if (last?.path !== path) last = { path, page: fillFigures(pages[path], metrics) }
  return last.page
}

export type PageCard = { path: RoutePath; name: string; summary: string }

const cards = new Map<RoutePath, PageCard>()

/** What menus, breadcrumbs and link cards show of a page. Cached, because many documents need it. */
export function pageCard(path: RoutePath): PageCard {
  const known = cards.get(path)
  if (known) return known
  const { name, summary } = pages[path]
  const card = { path, ...fillFigures({ name, summary }, metrics) }
  cards.set(path, card)
  return card
}

/** What a page's drawing stands on: navy for digital services, amber for fundraising, else the tint of the theme. */
export const groundOf = (path: RoutePath, theme: Theme): Ground =>
  services.digital.includes(path) ? 'band' : services.fundraising.includes(path) ? 'amber' : theme
