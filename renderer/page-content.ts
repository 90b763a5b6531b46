import { services } from '../content/derived-facts.ts'
import { metrics } from '../content/metrics.ts'
import { fillFigures } from '../content/model/figures.ts'
import type { Page } from '../content/model/page.ts'
import type { Theme } from '../content/model/text.ts'
import { pages } from '../content/pages.ts'
import type { RoutePath } from '../content/routes.ts'
import type { Ground } from '../ui/motifs/Pattern.css.ts'

/** A page's content with its figures filled in; no line ends in the hyphen of “45-minute”. */
export const pageContent = (path: RoutePath): Page => fillFigures(pages[path], metrics)

export type PageCard = { path: RoutePath; name: string; summary: string }

/** What menus, breadcrumbs and link cards show of a page. */
export function pageCard(path: RoutePath): PageCard {
  const { name, summary } = pages[path]
  return { path, ...fillFigures({ name, summary }, metrics) }
}

/** What a page's drawing stands on: navy for digital services, amber for fundraising, else the tint of the theme. */
export const groundOf = (path: RoutePath, theme: Theme): Ground =>
  services.digital.includes(path) ? 'band' : services.fundraising.includes(path) ? 'amber' : theme

export type SocialSection = 'home' | 'digital' | 'fundraising' | 'resources' | Exclude<Theme, 'mission'>

/** The part of the site whose social image a page has. */
export function socialSection(path: RoutePath, theme: Theme): SocialSection {
  if (services.digital.includes(path)) return 'digital'
  if (services.fundraising.includes(path)) return 'fundraising'
  if (theme !== 'mission') return theme
  return /^\/(resources|blog)\b/.test(path) ? 'resources' : 'home'
}
