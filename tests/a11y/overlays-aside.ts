/**
 * Runs in the page. Puts aside what lies over text only because of where the page happens to be scrolled, so that
 * axe can tell the contrast of the text below: the header, which stays while the page scrolls, and messages. And
 * pictures whose lines reach, clipped, beyond their frame: axe takes them for being over text beside the picture.
 *
 * @param covered selectors of the text that axe could not decide on
 */
export function putOverlaysAside(covered: string[]): void {
  // A constructed sheet: the page's policy refuses style elements.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    body > header { position: static !important }
    [role=region][aria-label=Messages] { visibility: hidden !important }
  `)
  document.adoptedStyleSheets.push(sheet)
  const texts = covered.flatMap((selector) => document.querySelector(selector)?.getBoundingClientRect() ?? [])
  for (const svg of document.querySelectorAll('svg')) {
    const frame = svg.getBoundingClientRect()
    const overText = texts.some(
      (text) =>
        text.left < frame.right &&
        text.right > frame.left &&
        text.top < frame.bottom &&
        text.bottom > frame.top,
    )
    if (!overText) svg.style.visibility = 'hidden'
  }
}
