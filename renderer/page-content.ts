import { metrics } from '../content/metrics.ts'
import { fillFigures } from '../content/model/figures.ts'
import type { Page } from '../content/model/page.ts'
import { pages } from '../content/pages.ts'
import type { RoutePath } from '../content/routes.ts'

/** The pages that a document is made of, whole or by their cards: while these are the same, so is the document. */
export type MadeOf = { pages: RoutePath[]; cards: RoutePath[] }

let noted: { pages: Set<RoutePath>; cards: Set<RoutePath> } | undefined

/**
 * Renders, and notes what is read meanwhile. Rendering is one task, so that no other document comes between; and only
 * while rendering can anything be read, so that nothing is missing in the notes.
 */
export function notingPages<T>(render: () => T): { rendered: T; madeOf: MadeOf } {
  noted = { pages: new Set(), cards: new Set() }
  try {
    const rendered = render()
    return { rendered, madeOf: { pages: [...noted.pages], cards: [...noted.cards] } }
  } finally {
    noted = undefined
  }
}

let last: { path: RoutePath; page: Page } | undefined

/** What a page says, its figures in place. A document asks several times for its own: no other is held in memory. */
export function pageContent(path: RoutePath): Page {
  note('pages', path)
  if (last?.path !== path) last = { path, page: fillFigures(pages[path], metrics) }
  return last.page
}

export type PageCard = { path: RoutePath; name: string; summary: string }

const cards = new Map<RoutePath, PageCard>()

/** The page as menus, breadcrumbs and link cards show it: many documents ask for the same. */
export function pageCard(path: RoutePath): PageCard {
  note('cards', path)
  const known = cards.get(path)
  if (known) return known
  const { name, summary } = pages[path]
  const card = { path, ...fillFigures({ name, summary }, metrics) }
  cards.set(path, card)
  return card
}

function note(part: 'pages' | 'cards', path: RoutePath): void {
  if (!noted) throw new Error(`${path} is read where no document is rendered: nobody would know who has it.`)
  noted[part].add(path)
}
