import type { Page } from '@playwright/test'

/** Runs in the page. Ends every transition and animation, and hides the caret and the scrollbars. */
function setStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `*, *::before, *::after, ::backdrop {
      transition: none !important; animation: none !important;
      /* Forced colors give the caret its color back; then at least it does not blink. */
      caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important;
      /* They come and go with a change of the color scheme, and take their width from the page. */
      scrollbar-width: none !important;
    }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

export const standStill = (page: Page) => page.evaluate(setStill)

/** A message that goes by itself, in ms at least; longer than anything that a view waits for. */
const shortestMessage = 5000

/** Before the page opens: what it says for some seconds stays, however long the drawing of all views takes. */
export const keepMessages = (page: Page) =>
  page.addInitScript((shortest) => {
    // A stopped clock brings timers of its own, after this script.
    addEventListener('DOMContentLoaded', () => {
      const later = globalThis.setTimeout
      globalThis.setTimeout = ((act: () => void, delay?: number, ...values: []) =>
        (delay ?? 0) >= shortest ? 0 : later(act, delay, ...values)) as typeof setTimeout
    })
  }, shortestMessage)

/** Until fonts, pictures and layout have come to rest. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    // A page without script waits for nothing.
    matchMedia('(scripting: none)').matches
      ? undefined
      : Promise.all([
          document.fonts.ready,
          ...[...document.images].map((image) => image.decode().catch(() => {})),
        ]).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
}
