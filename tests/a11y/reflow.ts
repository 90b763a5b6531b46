/** Runs in the page. Applies the text spacing of WCAG 1.4.12. */
export function spaceText(): void {
  // A constructed style sheet: the Content-Security-Policy blocks style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }
  `)
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. Sets the text size of WCAG 1.4.4. */
export function setRootFontSize(size: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html { font-size: ${size} !important }`)
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. Elements that make it wider than its viewport. */
export function sidewaysOverflow(): string[] {
  const root = document.scrollingElement ?? document.documentElement
  if (root.scrollWidth <= root.clientWidth) return []
  const wide = [...document.querySelectorAll('body *')]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > root.clientWidth + 0.5)
    .map(
      (each) =>
        `${each.tagName.toLowerCase()}.${each.getAttribute('class')} ${each.textContent?.slice(0, 40)}`,
    )
  return wide.length > 0 ? wide : ['the page itself']
}

/** Runs in the page. Text that is clipped by an ancestor or extends beyond the window. */
export function clippedTexts(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0 || isForScreenReaders(parent)) continue
    const cut = clippingBoxes(parent).some(
      (clip) =>
        box.left < clip.left - 1 ||
        box.right > clip.right + 1 ||
        box.top < clip.top - 1 ||
        box.bottom > clip.bottom + 1,
    )
    if (cut || box.left < -1 || box.right > innerWidth + 1) found.push(node.textContent.trim().slice(0, 80))
  }
  return found

  function clippingBoxes(element: Element): DOMRect[] {
    const boxes: DOMRect[] = []
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each)
      if (/hidden|clip/.test(`${overflowX} ${overflowY}`)) boxes.push(each.getBoundingClientRect())
    }
    return boxes
  }

  /** Visually hidden text (1 px, or in a 1 px box), and the unfocused skip link. */
  function isForScreenReaders(element: Element): boolean {
    const boxes = [element.getBoundingClientRect(), ...clippingBoxes(element)]
    return element.closest('a[href="#main"]') !== null || boxes.some(({ width }) => width <= 1)
  }
}
