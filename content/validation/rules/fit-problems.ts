import { fillFigures } from '../../model/figures.ts'
import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { type LabelFont, linesIn, textWidth } from '../text/text-width.ts'

/*
 * Whether words have the room that they are drawn in, measured with the fonts' own letters. The numbers are those of
 * the style sheets (`ui/layout/Header.css.ts`, `ui/primitives/Button`, `ui/tokens`); `tests/e2e/fit.spec.ts` compares
 * what is said here with what a browser lays out.
 */

/** What stands left and right of a page, in a window of a width. */
export const gutter = (window: number) => Math.min(48, Math.max(18, 6.4 + 0.03 * window))

/** What cannot fit, by file, field and window. */
export function fitProblems(content: Content): Problem[] {
  return [...headerProblems(content), ...buttonProblems(content), ...wordProblems(content)]
}

type HeaderLabel = { file: string; path: FieldPath; text: string; width: number }

/** The header at each width where it changes: menus side by side, the provider's name beside them, larger letters. */
export const headerWindows = [
  { window: 1280, link: 14, linkPadding: 8, button: 13, buttonPadding: 23, gaps: 26, name: false },
  { window: 1440, link: 14, linkPadding: 8, button: 13, buttonPadding: 23, gaps: 26, name: true },
  { window: 1728, link: 15, linkPadding: 16, button: 15, buttonPadding: 33, gaps: 70, name: true },
] as const

/** The header's labels as they stand in it, and the room that they share. */
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
  // The provider's name breaks into lines of at most 8.5 times its size.
  const name = at.name ? 10 + Math.min(170, textWidth(site.name, 'display', 20, -0.01)) : 0
  const room = Math.min(1792, at.window) - 2 * gutter(at.window) - 34 - name - at.gaps
  return { labels, room, used: labels.reduce((sum, { width }) => sum + width, 0) }
}

function headerProblems(content: Content): Problem[] {
  const problems = new Map<string, Problem>()
  for (const at of headerWindows) {
    const { labels, room, used } = headerFit(content, at)
    const over = Math.ceil(used - room)
    if (over <= 0) continue
    // Whoever takes more than a fair part of the room is asked to give it back; the widest in any case.
    const share = (kind: FieldPath[number] | undefined) => labels.filter(({ path }) => path[0] === kind)
    const suspects = labels.filter((label) => {
      const peers = share(label.path[0]).filter((each) => each !== label)
      const usual = peers.reduce((sum, { width }) => sum + width, 0) / Math.max(1, peers.length)
      return label.width - over > usual || label.width === Math.max(...labels.map(({ width }) => width))
    })
    for (const { file, path, text } of suspects) {
      const key = `${file} ${path.join()}`
      if (!problems.has(key))
        problems.set(key, {
          file,
          path,
          reason: `is “${text}”, for which there is no room: in a window of ${at.window} px the header’s labels are ${over} px too wide together; shorten it`,
        })
    }
  }
  return [...problems.values()]
}

/** A large button: its letters, and what stands around them. */
const button = { size: 18, around: 59, icon: 29 }
/** The window of the smallest phones that many people have, and the smallest of all. */
const phone = 375
const smallest = 320

function buttonProblems({ pages }: Content): Problem[] {
  const problems: Problem[] = []
  for (const { file, page } of pages) {
    const groups = [
      { at: ['hero', 'actions'] as FieldPath, actions: page.hero.actions, box: () => 0 },
      ...page.sections.flatMap((section, i) =>
        section.kind === 'callToAction'
          ? [
              {
                at: ['sections', i, 'actions'] as FieldPath,
                actions: section.actions,
                box: (window: number) => 2 * Math.max(20, -5.6 + 0.07 * window),
              },
            ]
          : [],
      ),
    ]
    for (const { at, actions, box } of groups) {
      for (const [k, action] of actions.entries()) {
        const around = button.around + ('file' in action ? button.icon : 0)
        const lines = (window: number) =>
          linesIn(action.label, 'semibold', button.size, window - 2 * gutter(window) - box(window) - around)
        const path = [...at, k, 'label']
        if (lines(phone) > 2 || lines(smallest) > 2) {
          const window = lines(phone) > 2 ? phone : smallest
          const over = overOf(action.label, window - 2 * gutter(window) - box(window) - around)
          problems.push({
            file,
            path,
            reason: `is “${action.label}”, for which a button has no room: in a window of ${window} px it is ${over} px too long for two lines; shorten it`,
          })
        }
      }
    }
  }
  return problems
}

const overOf = (text: string, room: number) => Math.ceil(textWidth(text, 'semibold', button.size) - 2 * room)

type Look = { font: LabelFont; size: number; tracking: number; around: number; what: string }
const looks = {
  title: { font: 'display', size: 40, tracking: -0.018, around: 0, what: 'the title' },
  heading: { font: 'display', size: 30, tracking: -0.018, around: 0, what: 'a heading' },
  // Beside the icon of its card.
  card: { font: 'bold', size: 20, tracking: -0.008, around: 42 + 64, what: 'a card' },
} as const satisfies Record<string, Look>

/** Words that are wider than their column on the smallest phone, and would break in the middle. */
function wordProblems({ pages, metrics }: Content): Problem[] {
  const problems: Problem[] = []
  for (const { file, page } of pages) {
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
        if (over <= 0) continue
        problems.push({
          file,
          path,
          reason: `has “${word}”, ${over} px wider than ${look.what} is in a window of ${smallest} px; write a shorter word, or one with a hyphen`,
        })
      }
    }
  }
  return problems
}
