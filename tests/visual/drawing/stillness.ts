import type { Page } from '@playwright/test'

/** Runs in the page. Disables transitions and animations, and hides the caret and the scrollbars. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `*, *::before, *::after, ::backdrop {
      transition: none !important; animation: none !important;
      /* Forced colors override the transparent caret, so also stop it from blinking. */
      caret-color: transparent !important; caret-animation: manual !important; scroll-behavior: auto !important;
      /* They appear and disappear when the color scheme changes, which changes the page's width. */
      scrollbar-width: none !important;
    }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

export const standStill = (page: Page) => page.evaluate(stopMotion)

/** The shortest time after which a message is dismissed, in ms; longer than any delay that a view depends on. */
const shortestMessage = 5000

/** Call before the page opens. Keeps messages that would be dismissed while the views are drawn. */
export const keepMessages = (page: Page) =>
  page.addInitScript((shortest) => {
    // Playwright's fake clock replaces the timers after this script has run.
    addEventListener('DOMContentLoaded', () => {
      const original = globalThis.setTimeout
      globalThis.setTimeout = ((act: () => void, delay?: number, ...values: []) =>
        (delay ?? 0) >= shortest ? 0 : original(act, delay, ...values)) as typeof setTimeout
    })
  }, shortestMessage)

/** Waits for fonts, images and layout. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    // With JavaScript disabled, there is nothing to wait for.
    matchMedia('(scripting: none)').matches
      ? undefined
      : Promise.all([
          document.fonts.ready,
          ...[...document.images].map((image) => image.decode().catch(() => {})),
        ]).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  )
}
