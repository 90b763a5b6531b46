/** Where the focus is, as someone sees it who uses the keyboard. */
export type KeyboardStop = {
  /** Tag and name of the element. */
  what: string
  /** It has a visible outline. */
  outlined: boolean
  /** Its whole box is inside the window, or fills it. */
  inView: boolean
  /** What lies over a part of it (WCAG 2.4.11 and 2.4.12), if anything does. */
  coveredBy: string | undefined
  /** It stands after the stop before it in the document. */
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
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const sentence = element.parentElement?.textContent?.trim() ?? ''
  const inText = style.display === 'inline' && sentence.length > (element.textContent?.trim().length ?? 0)

  // A link of two lines has no corners of its own: each line is looked at.
  const cover = [...element.getClientRects()]
    .flatMap(({ left, right, top, bottom }) =>
      [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
      ),
    )
    // A round button's corners are the page behind it.
    .find((top) => top && !element.contains(top) && !top.contains(element))

  return {
    what: describe(element),
    outlined: style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2,
    inView:
      box.top >= 0 &&
      box.left >= 0 &&
      box.right <= innerWidth &&
      (box.bottom <= innerHeight || box.top < innerHeight / 2),
    coveredBy: cover ? describe(cover) : undefined,
    follows:
      !previous || Boolean(previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    inText,
    width: Math.round(box.width),
    height: Math.round(box.height),
  }
}
