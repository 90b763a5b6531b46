/**
 * Runs in the page. Lays out the sections that are not in view: axe reads a skipped section as one without a background.
 */
export function layOutAll(): void {
  // A constructed style sheet: the Content-Security-Policy blocks style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Runs in the page, before axe looks again at a text whose contrast it could not determine: shows only the opaque box
 * that the text stands in, without the drawings in it that do not reach the text (axe ignores clipping).
 *
 * @param selector of the text; empty shows everything again
 */
export function showAlone(selector: string): void {
  const [alone, hidden] = ['data-alone', 'data-hidden-from-axe']
  for (const element of document.querySelectorAll(`[${alone}], [${hidden}]`)) {
    element.removeAttribute(alone)
    element.removeAttribute(hidden)
  }
  const text = selector && document.querySelector(selector)
  if (!text) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    [role=region][aria-label=Messages] { visibility: hidden !important }
    :has([${alone}]) { visibility: hidden !important }
    [${alone}] { visibility: visible !important }
    [${hidden}] { visibility: hidden !important }
  `)
  document.adoptedStyleSheets.push(sheet)
  text.scrollIntoView({ block: 'center' })
  // axe does not know that a dialog is above the page.
  const isClear = (element: Element) => /\b0\)$/.test(getComputedStyle(element).backgroundColor)
  const dialog = text.closest('dialog')
  let paper = dialog ?? text
  while (!dialog && paper.parentElement && isClear(paper)) paper = paper.parentElement
  paper.setAttribute(alone, '')
  const box = text.getBoundingClientRect()
  for (const svg of paper.querySelectorAll('svg')) {
    const { left, right, top, bottom } = svg.getBoundingClientRect()
    const reaches = box.left < right && box.right > left && box.top < bottom && box.bottom > top
    if (!reaches) svg.setAttribute(hidden, '')
  }
}
