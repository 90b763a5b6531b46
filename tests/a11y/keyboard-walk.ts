import type { Page } from '@playwright/test'

type KeyboardStop = NonNullable<ReturnType<typeof describeStop>>

type Walk = { walkedFrom?: Element; seen?: Set<Element>; within?: Element }

/** Tabs through the page, or through one element of it from its start. */
export async function keyboardStops(page: Page, within = 'html'): Promise<KeyboardStop[]> {
  await page.evaluate(watchKeyboardStops, within)
  const stops: KeyboardStop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    // A list scrolls its option into view a frame later; nobody presses Tab again before.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const stop = await page.evaluate(describeStop)
    if (!stop) return stops
    stops.push(stop)
    if (stops.length > 300) throw new Error(`More than 300 Tab stops; the last is ${stop.what}.`)
  }
}

/** Minimum target size of WCAG 2.5.8, in px. */
const minTargetSize = 24

export function stopFindings(stops: readonly KeyboardStop[]): string[] {
  return stops.flatMap((stop) => {
    const { what, width, height } = stop
    return [
      ...(stop.outlined ? [] : [`no outline: ${what}`]),
      ...(stop.inView ? [] : [`not in view: ${what}`]),
      ...(stop.coveredBy ? [`covered by ${stop.coveredBy}: ${what}`] : []),
      ...(stop.follows ? [] : [`out of order: ${what}`]),
      ...(stop.inText || (width >= minTargetSize && height >= minTargetSize)
        ? []
        : [`${width}×${height} px: ${what}`]),
    ]
  })
}

/** The stops of which something is covered, or of which nothing is in the window (WCAG 2.4.11), one per line. */
export const coveredStops = (stops: readonly KeyboardStop[]): string[] =>
  stops.flatMap(({ what, coveredBy, partInView }) => [
    ...(coveredBy ? [`covered by ${coveredBy}: ${what}`] : []),
    ...(partInView ? [] : [`not in view: ${what}`]),
  ])

/** Runs in the page before the first Tab press. */
function watchKeyboardStops(within: string): void {
  const walk = globalThis as Walk
  delete walk.walkedFrom
  walk.seen = new Set()
  const start = document.querySelector<HTMLElement>(within)
  if (!start) throw new Error(`There is no ${within}.`)
  walk.within = start
  window.scrollTo(0, 0)
  if (within === 'html') return
  // Tab continues from there.
  start.tabIndex = -1
  start.focus({ preventScroll: true })
  start.removeAttribute('tabindex')
}

/** Runs in the page. Describes the focused element; undefined when the focus has left what is walked through. */
function describeStop() {
  const walk = globalThis as Walk
  const element = document.activeElement
  if (!element || element === document.body || !walk.within?.contains(element)) return undefined
  // In a dialog, Tab wraps around; a date field has several stops.
  if (walk.seen?.has(element) && walk.walkedFrom !== element) return undefined
  walk.seen?.add(element)
  const previous = walk.walkedFrom
  walk.walkedFrom = element

  const describe = (each: Element) =>
    `<${each.tagName.toLowerCase()}> ${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 50)}`
  // The card of a title link, and the label of a checkbox or radio button, are the click targets and show the focus.
  const card = getComputedStyle(element, '::after').position === 'absolute' ? element.closest('li') : null
  const choice = element.matches('[type=checkbox], [type=radio]') ? (element as HTMLInputElement) : null
  const label = choice?.labels?.[0] ?? null
  const target = card ?? label ?? element
  const outlines = [
    getComputedStyle(target),
    getComputedStyle(element, '::after'),
    ...[...target.querySelectorAll('*')].map((each) => getComputedStyle(each)),
  ]
  const box = target.getBoundingClientRect()
  // For a card, only its title: the card may be taller than the window.
  const seen = (card ? element : target).getBoundingClientRect()
  const sentence = element.parentElement?.textContent?.trim() ?? ''
  const isInline = getComputedStyle(element).display === 'inline'

  // Check each line of a wrapped link. Avoid corners, which may be rounded.
  const cover = [...(card ? element : target).getClientRects()]
    .flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return [
        [x, y],
        [x, top + 3],
        [x, bottom - 3],
        [left + 3, y],
        [right - 3, y],
      ] as const
    })
    .map(([x, y]) => document.elementFromPoint(x, y))
    .find((top) => top && !target.contains(top) && !top.contains(target))

  return {
    what: describe(element),
    outlined: outlines.some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    ),
    // Whether it (for a card, its title) is completely inside the window. Browsers scroll by whole pixels, so allow 1 px.
    inView: seen.top > -1 && seen.left > -1 && seen.right < innerWidth + 1 && seen.bottom < innerHeight + 1,
    partInView: seen.top < innerHeight && seen.left < innerWidth && seen.right > 0 && seen.bottom > 0,
    // What covers part of it, if anything (WCAG 2.4.11 and 2.4.12).
    coveredBy: cover ? describe(cover) : undefined,
    // Whether it comes after the previous stop in the document, or is the next segment of the same date field.
    follows:
      !previous ||
      (previous === element && element.matches('[type=date]')) ||
      Boolean(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    // A link within a sentence, exempt from the minimum target size (WCAG 2.5.8).
    inText: isInline && sentence.length > (element.textContent?.trim().length ?? 0),
    width: Math.round(box.width),
    height: Math.round(box.height),
  }
}
