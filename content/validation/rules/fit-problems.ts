import { fillFigures } from '../../model/figures.ts'
import { actionsOf, type Content, type PageEntry } from '../loaded-content.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { type LabelFont, linesIn, textWidth } from '../text/text-width.ts'

/*
 * Checks that labels fit into the layout, measured with the letter widths of the fonts. The numbers come from the style
 * sheets (`Header.css.ts`, `layout.css.ts`, `Cards.css.ts`, `Button.css.ts`, `ui/tokens`); `tests/e2e/label-fit.spec.ts`
 * compares those of the header with a browser's layout.
 */

/** The left and right margin of a page for a window width, in px. */
const gutter = (window: number) => Math.min(48, Math.max(18, 6.4 + 0.03 * window))

export function fitProblems(content: Content): Problem[] {
  return [...headerProblems(content), ...labelProblems(content)]
}

type HeaderLabel = { file: string; path: FieldPath; text: string; width: number }

/** The header's sizes at each breakpoint, in px. */
export const headerWindows = [
  { window: 1280, link: 14, linkPadding: 8, button: 13, buttonPadding: 23, gaps: 26, name: false },
  { window: 1440, link: 14, linkPadding: 8, button: 13, buttonPadding: 23, gaps: 26, name: true },
  { window: 1728, link: 15, linkPadding: 16, button: 15, buttonPadding: 33, gaps: 70, name: true },
] as const

/** The header's labels with the total space available and used, in px. */
export function headerFit(content: Content, at: (typeof headerWindows)[number]) {
  const { pages, routes, dropDowns, headerActions, site } = content
  const labels: HeaderLabel[] = [
    ...pages
      .filter(({ path }) => routes[path]?.menu === 'top')
      .map(({ file, page }) => ({
        file,
        path: ['name'],
        text: page.name,
        width: textWidth(page.name, 'bold', at.link) + at.linkPadding,
      })),
    ...dropDowns.map(({ label }, i) => ({
      file: 'content/navigation.ts',
      path: ['dropDowns', i, 'label'],
      text: label,
      width: textWidth(label, 'bold', at.link) + at.linkPadding + 20,
    })),
    ...Object.entries(headerActions).map(([key, { label }]) => ({
      file: 'content/navigation.ts',
      path: ['headerActions', key, 'label'],
      text: label,
      width: textWidth(label, 'semibold', at.button) + at.buttonPadding,
    })),
  ]
  // The provider's name wraps at 8.5em (170 px).
  const name = at.name ? 10 + Math.min(170, textWidth(site.name, 'display', 20, -0.01)) : 0
  const room = Math.min(1792, at.window) - 2 * gutter(at.window) - 34 - name - at.gaps
  return { labels, room, used: labels.reduce((sum, { width }) => sum + width, 0) }
}

function headerProblems(content: Content): Problem[] {
  for (const at of headerWindows) {
    const { labels, room, used } = headerFit(content, at)
    const over = Math.ceil(used - room)
    const [widest] = labels.toSorted((a, b) => b.width - a.width)
    if (over <= 0 || !widest) continue
    const { file, path, text } = widest
    const reason = `is “${text}”, the widest label of a header that is ${over} px too wide in a ${at.window} px window; shorten it or another label`
    return [{ file, path, reason }]
  }
  return []
}

type Place = { what: string; font: LabelFont; size: number; tracking?: number; room: number; most: number }

/** The width of the text on the smallest supported phone, 320 px wide. */
const phone = 320 - 2 * gutter(320)
/** The width of a link in a drop-down: 736 px with 24 px of padding, two columns, and 14 px of padding per link. */
const column = (736 - 2 * 24 - 4) / 2 - 2 * 14
const anyNumber = Number.POSITIVE_INFINITY

/** How many lines a label may take, and how wide they are, in px. */
const places = {
  title: { what: 'the title', font: 'display', size: 40, tracking: -0.018, room: phone, most: anyNumber },
  heading: { what: 'a heading', font: 'display', size: 30, tracking: -0.018, room: phone, most: anyNumber },
  eyebrow: { what: 'the line above a title', font: 'bold', size: 14, room: phone, most: 2 },
  // Next to the card's icon.
  card: { what: 'a card’s title', font: 'bold', size: 20, room: phone - 106, most: 5 },
  metric: { what: 'the label of a figure', font: 'semibold', size: 17, room: 136 - 18, most: 5 },
  button: { what: 'a button', font: 'semibold', size: 18, room: phone - 59, most: 2 },
  buttonInBox: { what: 'a button', font: 'semibold', size: 18, room: phone - 59 - 40, most: 2 },
  download: {
    what: 'a button with an icon',
    font: 'semibold',
    size: 18,
    room: phone - 59 - 40 - 29,
    most: 2,
  },
  menuName: { what: 'a link in a drop-down', font: 'semibold', size: 17, room: column, most: 1 },
  menuText: { what: 'the text of a link in a drop-down', font: 'semibold', size: 14, room: column, most: 4 },
  menuIntro: { what: 'the line at the top of a drop-down', font: 'semibold', size: 17, room: 660, most: 1 },
  menuAll: { what: 'the last link in a drop-down', font: 'semibold', size: 17, room: 320, most: 1 },
  // Next to the arrow.
  sheetName: { what: 'a row in the phone menu', font: 'semibold', size: 19, room: phone - 24, most: 2 },
} as const satisfies Record<string, Place>

type Label = { file: string; path: FieldPath; text: string | undefined; place: Place }

/** Labels that take more lines than there is space for, and words that would be broken in the middle. */
function labelProblems(content: Content): Problem[] {
  const { metrics, dropDowns } = content
  const labels: Label[] = [
    ...dropDowns
      .flatMap(({ intro, all }, i) => [
        { path: ['dropDowns', i, 'intro'], text: intro, place: places.menuIntro },
        { path: ['dropDowns', i, 'all', 'label'], text: all?.label, place: places.menuAll },
      ])
      .map((label) => ({ ...label, file: 'content/navigation.ts' })),
    ...content.pages.flatMap((entry) =>
      pageLabels(entry, content).map((label) => ({ ...label, file: entry.file })),
    ),
    ...Object.entries(metrics).map(([key, { label }]) => ({
      file: 'content/metrics.ts',
      path: [key, 'label'],
      text: label,
      place: places.metric,
    })),
  ]
  return labels.flatMap(({ file, path, text, place }) => {
    const reason = typeof text === 'string' && labelProblem(fillFigures(text, metrics), place)
    return reason ? [{ file, path, reason }] : []
  })
}

function pageLabels({ path, page }: PageEntry, { routes, dropDowns }: Content): Omit<Label, 'file'>[] {
  const menu = routes[path]?.menu
  const inDropDown = dropDowns.some((each) => each.menu === menu)
  return [
    ...(menu ? [{ path: ['name'], text: page.name, place: places.sheetName }] : []),
    ...(inDropDown
      ? [
          { path: ['name'], text: page.name, place: places.menuName },
          { path: ['summary'], text: page.summary, place: places.menuText },
        ]
      : []),
    { path: ['hero', 'eyebrow'], text: page.hero.eyebrow, place: places.eyebrow },
    { path: ['hero', 'title'], text: page.hero.title, place: places.title },
    ...actionsOf(page).map(({ path, action, inBox }) => ({
      path: [...path, 'label'],
      text: action.label,
      place: 'file' in action ? places.download : inBox ? places.buttonInBox : places.button,
    })),
    ...page.sections.flatMap((section, i) => [
      { path: ['sections', i, 'heading'], text: section.heading, place: places.heading },
      ...(section.kind === 'cards'
        ? section.items.map(({ title }, k) => ({
            path: ['sections', i, 'items', k, 'title'],
            text: title,
            place: places.card,
          }))
        : []),
    ]),
  ]
}

function labelProblem(text: string, { what, font, size, tracking, room, most }: Place): string | undefined {
  for (const word of text.split(/ |(?<=[-—–/])/)) {
    const over = Math.ceil(textWidth(word, font, size, tracking) - room)
    if (over > 0)
      return `has “${word}”, ${over} px wider than ${what} in a 320 px window; use a shorter word or a hyphen`
  }
  const lines = linesIn(text, font, size, room, tracking)
  if (lines > most)
    return `is “${text}”: as ${what}, it takes ${lines} lines instead of at most ${most}; shorten it`
  return undefined
}
