/** Where the focus is, as someone sees it who uses the keyboard. */
export type KeyboardStop = {
  /** Tag and name of the element. */
  what: string
  /** It has a visible outline. */
  outlined: boolean
  /** Its whole box is inside the window; of a card, the title. */
  inView: boolean
  /** What lies over a part of it (WCAG 2.4.11 and 2.4.12), if anything does. */
  coveredBy: string | undefined
  /** It stands after the stop before it in the document, or is the next part of the same date field. */
  follows: boolean
  /** A link within a sentence, which may be as high as its line (WCAG 2.5.8). */
  inText: boolean
  /** In px. */
  width: number
  height: number
}

type Walk = { walkedFrom?: Element }

/** Runs in the page, before the first stop. */
export function watchKeyboardStops(): void {
  delete (globalThis as Walk).walkedFrom
  window.scrollTo(0, 0)
}

/** Runs in the page. The stop that has the focus now; nothing when the walk has left the page. */
export function describeStop(): KeyboardStop | undefined {
  const walk = globalThis as Walk
  const element = document.activeElement
  if (!element || element === document.body) return undefined
  const previous = walk.walkedFrom
  walk.walkedFrom = element

  const describe = (each: Element) =>
    `<${each.tagName.toLowerCase()}> ${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 50)}`
  // A card is the target of the link in its title, and a label that of its checkbox or radio button: they show the focus.
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
  // Of a card, the title: a card may be higher than the window.
  const seen = (card ? element : target).getBoundingClientRect()
  const sentence = element.parentElement?.textContent?.trim() ?? ''
  const isInline = getComputedStyle(element).display === 'inline'

  // A link of two lines has no middle of its own: each line is looked at. Corners may be round, and so belong to others.
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
    // Browsers scroll by whole pixels.
    inView: seen.top > -1 && seen.left > -1 && seen.right < innerWidth + 1 && seen.bottom < innerHeight + 1,
    coveredBy: cover ? describe(cover) : undefined,
    follows:
      !previous ||
      (previous === element && element.matches('[type=date]')) ||
      Boolean(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    inText: isInline && sentence.length > (element.textContent?.trim().length ?? 0),
    width: Math.round(box.width),
    height: Math.round(box.height),
  }
}
