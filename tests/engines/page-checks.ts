/**
 * Runs in the page. Fonts that did not load, and drawings without a size. A font may miss the first paint; what counts
 * is that the browser can load it.
 */
export async function missingFontsAndDrawings(families: string[]): Promise<string[]> {
  const missing: string[] = []
  await Promise.all(families.map((family) => document.fonts.load(`500 16px "${family}"`)))
  for (const family of families) {
    const loaded = [...document.fonts].some(
      (face) => face.family.replace(/"/g, '') === family && face.status === 'loaded',
    )
    if (!loaded) missing.push(family)
  }
  // Browsers skip the layout of sections that are not in view.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
  for (const drawing of document.querySelectorAll('main svg')) {
    const box = drawing.getBoundingClientRect()
    if (drawing.checkVisibility() && (box.width === 0 || box.height === 0))
      missing.push(drawing.outerHTML.slice(0, 100))
  }
  return missing
}

/** Runs in the page. Header controls that stick out of the page or wrap onto two lines. */
export function headerFaults(): string[] {
  const width = document.documentElement.clientWidth
  return [...document.querySelectorAll<HTMLElement>('header a, header button')]
    .filter((control) => !control.closest('[popover]') && control.getClientRects().length > 0)
    .flatMap((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim()
      const box = control.getBoundingClientRect()
      if (box.left < -0.5 || box.right > width + 0.5) return [`outside: ${name}`]
      // The company name may take two lines.
      if (control.getAttribute('href') === '/' && control.querySelector('svg')) return []
      const range = document.createRange()
      range.selectNodeContents(control)
      const tops = [...range.getClientRects()]
        .filter((line) => line.width > 17 && line.height < 60)
        .map((line) => line.top)
      return Math.max(...tops) - Math.min(...tops) > 8 ? [`in two lines: ${name}`] : []
    })
}

/** Runs in the page. Whether sections that are laid out after the first paint have their height (layout.css.ts). */
export function isLaidOut(): boolean {
  const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
  return moving.every(({ playState }) => playState !== 'running')
}

/** Runs in the page. Whether the islands that load without interaction have loaded. */
export function islandsLoaded(): boolean {
  const island = document.querySelector('[data-island=your-call], [data-island=gallery]')
  return !island || island.querySelector('h2, button') !== null
}
