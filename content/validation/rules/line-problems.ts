import type { Content } from '../loaded-content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { type LabelFont, linesIn } from '../text/text-width.ts'

/*
 * Checks how many lines labels take where space is limited, measured with the letter widths of the fonts. The numbers
 * come from `ui/layout/Header.css.ts`, `ui/layout/layout.css.ts` and `ui/sections/Cards.css.ts`.
 */

type Place = { what: string; font: LabelFont; size: number; room: number; most: number }

/** The width of a link in a drop-down: 736 px with 24 px of padding, two columns, and 14 px of padding per link. */
const column = (736 - 2 * 24 - 4) / 2 - 2 * 14
const places = {
  menuName: { what: 'a link in a drop-down', font: 'semibold', size: 17, room: column, most: 1 },
  menuText: {
    what: 'the text below a link in a drop-down',
    font: 'semibold',
    size: 14,
    room: column,
    most: 4,
  },
  menuIntro: { what: 'the line at the top of a drop-down', font: 'semibold', size: 17, room: 660, most: 1 },
  menuAll: { what: 'the last link in a drop-down', font: 'semibold', size: 17, room: 320, most: 1 },
  // On the smallest phone, next to the arrow.
  sheetName: { what: 'a row in the phone menu', font: 'semibold', size: 19, room: 320 - 36 - 24, most: 2 },
  eyebrow: { what: 'the line above a title', font: 'bold', size: 14, room: 320 - 36, most: 2 },
  card: { what: 'a card’s title', font: 'bold', size: 20, room: 320 - 36 - 106, most: 5 },
  metric: { what: 'the label of a figure', font: 'semibold', size: 17, room: 136 - 18, most: 5 },
} as const satisfies Record<string, Place>

/** Labels that take more lines than there is space for. */
export function lineProblems({ pages, routes, dropDowns, metrics }: Content): Problem[] {
  const problems: Problem[] = []
  const look = (file: string, path: FieldPath, text: string | undefined, place: Place) => {
    if (typeof text !== 'string') return
    const lines = linesIn(text, place.font, place.size, place.room)
    if (lines <= place.most) return
    const takes = Number.isFinite(lines) ? `${lines} lines` : 'more than one line for a single word'
    const reason = `is “${text}”: as ${place.what}, it takes ${takes} instead of at most ${place.most}; shorten it`
    problems.push({ file, path, reason })
  }
  const menus: readonly string[] = dropDowns.map(({ menu }) => menu)
  for (const [i, { intro, all }] of dropDowns.entries()) {
    look('content/navigation.ts', ['dropDowns', i, 'intro'], intro, places.menuIntro)
    look('content/navigation.ts', ['dropDowns', i, 'all', 'label'], all?.label, places.menuAll)
  }
  for (const { path, file, page } of pages) {
    const menu = routes[path]?.menu
    if (menu && menus.includes(menu)) {
      look(file, ['name'], page.name, places.menuName)
      look(file, ['summary'], page.summary, places.menuText)
    }
    if (menu) look(file, ['name'], page.name, places.sheetName)
    look(file, ['hero', 'eyebrow'], page.hero?.eyebrow, places.eyebrow)
    for (const [s, section] of page.sections.entries()) {
      if (section.kind !== 'cards') continue
      for (const [k, { title }] of section.items.entries())
        look(file, ['sections', s, 'items', k, 'title'], title, places.card)
    }
  }
  for (const [key, { label }] of Object.entries(metrics))
    look('content/metrics.ts', [key, 'label'], label, places.metric)
  return problems
}
