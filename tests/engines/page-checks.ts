/**
 * Runs in the page. Which of the fonts it does not draw with, and which of its drawings have no size. A font may come
 * too late for the first paint of a document; what counts is that the browser takes it.
 */
export async function drawnWith(families: string[]): Promise<string[]> {
  const missing: string[] = []
  await Promise.all(families.map((family) => document.fonts.load(`500 16px "${family}"`)))
  for (const family of families) {
    const loaded = [...document.fonts].some(
      (face) => face.family.replace(/"/g, '') === family && face.status === 'loaded',
    )
    if (!loaded) missing.push(family)
  }
  for (const drawing of document.querySelectorAll('main svg')) {
    const box = drawing.getBoundingClientRect()
    const hidden =
      drawing.closest('details:not([open]), [hidden]') || getComputedStyle(drawing).display === 'none'
    if (!hidden && (box.width === 0 || box.height === 0)) missing.push(drawing.outerHTML.slice(0, 100))
  }
  return missing
}

/**
 * Runs in the page. Controls of the header that stand outside of the page, or whose words break into lines, which they
 * may where a reader has widened them.
 */
export function headerFaults(mayBreak: boolean): string[] {
  const width = document.documentElement.clientWidth
  return [...document.querySelectorAll<HTMLElement>('header a, header button')]
    .filter((control) => !control.closest('[popover]') && control.getClientRects().length > 0)
    .flatMap((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
      const box = control.getBoundingClientRect()
      if (box.left < -0.5 || box.right > width + 0.5) return [`outside: ${name}`]
      // The name of the provider may take two lines.
      if (mayBreak || (control.getAttribute('href') === '/' && control.querySelector('svg'))) return []
      const range = document.createRange()
      range.selectNodeContents(control)
      const tops = [...range.getClientRects()]
        .filter((line) => line.width > 17 && line.height < 60)
        .map((line) => line.top)
      return Math.max(...tops) - Math.min(...tops) > 8 ? [`in two lines: ${name}`] : []
    })
}

/**
 * Runs in the page. Until what a page fetches by itself has come: one that is left before breaks the requests off,
 * which WebKit tells as an error of the page that nobody sees any more.
 */
export async function atRest(): Promise<boolean> {
  const comesAlone = () => document.querySelector('[data-island=your-call], [data-island=gallery]')
  while (comesAlone() && !comesAlone()?.querySelector('h2, button')) {
    await new Promise((later) => setTimeout(later, 20))
  }
  return true
}
