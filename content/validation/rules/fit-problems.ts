import { fillFigures } from '../../model/figures.ts'
import { fieldTexts } from '../field-texts.ts'
import { actionsOf, type Content } from '../loaded-content.ts'
import { type FieldPath, type Problem, problemsIn } from '../problem.ts'
import { type LabelFont, linesIn, textWidth } from '../text/text-width.ts'

/*
 * Checks that labels and words fit into the layout, measured with the letter widths of the fonts. The numbers come from
 * the style sheets (`ui/layout/Header.css.ts`, `ui/primitives/Button`, `ui/tokens`); `tests/e2e/label-fit.spec.ts`
 * compares them with a browser's layout.
 */

/** The left and right margin of a page for a window width, in px. */
const gutter = (window: number) => Math.min(48, Math.max(18, 6.4 + 0.03 * window))

export function fitProblems(content: Content): Problem[] {
  return [...headerProblems(content), ...buttonProblems(content), ...wordProblems(content)]
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

/** A large button: the font size, and the width of padding and icon, in px. */
const button = { size: 18, around: 59, icon: 29 }
/** A common phone and the smallest supported one, in px. */
const phones = [375, 320]
const smallest = 320

function buttonProblems({ pages }: Content): Problem[] {
  return pages.flatMap(({ file, page }) =>
    actionsOf(page).flatMap(({ path, action, inBox }) => {
      const window = phones.find((width) => {
        const box = inBox ? 2 * Math.max(20, -5.6 + 0.07 * width) : 0
        const around = button.around + ('file' in action ? button.icon : 0)
        const room = width - 2 * gutter(width) - box - around
        return linesIn(action.label, 'semibold', button.size, room) > 2
      })
      const reason = `is “${action.label}”, which takes more than two lines on a button in a ${window} px window; shorten it`
      return window ? [{ file, path: [...path, 'label'], reason }] : []
    }),
  )
}

type Look = { font: LabelFont; size: number; tracking: number; around: number; what: string }
const looks = {
  title: { font: 'display', size: 40, tracking: -0.018, around: 0, what: 'the title' },
  heading: { font: 'display', size: 30, tracking: -0.018, around: 0, what: 'a heading' },
  // Next to the card's icon.
  card: { font: 'bold', size: 20, tracking: -0.008, around: 42 + 64, what: 'a card' },
} as const satisfies Record<string, Look>

/** Words that are wider than their column on the smallest phone, and would be broken in the middle. */
function wordProblems({ pages, metrics }: Content): Problem[] {
  return pages.flatMap(({ file, page }) => {
    const { problems, report } = problemsIn(file)
    const texts: { path: FieldPath; text: string; look: Look }[] = [
      { path: ['hero', 'title'], text: page.hero.title, look: looks.title },
      ...page.sections.flatMap((section, i) => [
        { path: ['sections', i, 'heading'], text: section.heading, look: looks.heading },
        ...(section.kind === 'cards'
          ? fieldTexts(section.items, ['sections', i, 'items'])
              .filter(({ path }) => path.at(-1) === 'title')
              .map((found) => ({ ...found, look: looks.card }))
          : []),
      ]),
    ]
    for (const { path, text, look } of texts) {
      const room = smallest - 2 * gutter(smallest) - look.around
      for (const word of fillFigures(text, metrics).split(/ |(?<=[-—–/])/)) {
        const over = Math.ceil(textWidth(word, look.font, look.size, look.tracking) - room)
        const reason = `has “${word}”, ${over} px wider than ${look.what} in a ${smallest} px window; use a shorter word or a hyphen`
        if (over > 0) report(path, reason)
      }
    }
    return problems
  })
}
