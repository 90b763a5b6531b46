import type { Action } from '../../model/link.ts'
import type { Page } from '../../model/page.ts'
import type { PageEntry } from '../content.ts'
import type { FieldPath } from '../problem.ts'

/** A link of a page, its words and what stands around them. */
export type PageLink = {
  path: FieldPath
  to: string
  label: string
  /** What else says where it leads: the text of a card. */
  about: string
  kind: 'card' | 'button'
}

/** All links of a page that an editor has written, apart from calls to action. */
export function pageLinks({ page }: PageEntry): PageLink[] {
  return [
    ...buttons(page.hero.actions, ['hero', 'actions']),
    ...page.sections.flatMap((section, i) => sectionLinks(section, ['sections', i])),
  ]
}

function sectionLinks(section: Page['sections'][number], at: FieldPath): PageLink[] {
  if (section.kind === 'callToAction') return buttons(section.actions, [...at, 'actions'])
  if (section.kind !== 'cards') return []
  return section.items.flatMap(({ to, title, text }, k) =>
    to ? [{ path: [...at, 'items', k, 'to'], to, label: title, about: text, kind: 'card' as const }] : [],
  )
}

function buttons(actions: readonly Action[], at: FieldPath): PageLink[] {
  return actions.flatMap((action, k) =>
    'to' in action
      ? [{ path: [...at, k, 'to'], to: action.to, label: action.label, about: '', kind: 'button' as const }]
      : [],
  )
}
