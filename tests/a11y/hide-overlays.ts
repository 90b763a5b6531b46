/**
 * Runs in the page. Makes the sticky header static and hides messages, so that axe can check the contrast of text that
 * they cover. Also hides SVGs that do not overlap that text: axe ignores clipping and treats lines that extend beyond
 * the frame as covering text beside it.
 *
 * @param covered selectors of text whose contrast axe could not determine
 */
export function hideOverlays(covered: string[]): void {
  // A constructed style sheet: the Content-Security-Policy blocks style elements.
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
