import { expect, type Page } from '@playwright/test'

const families = ['Figtree', 'Newsreader Display']

/**
 * Opens a page and reloads it until it uses its own fonts. With `font-display: optional`, a document whose fonts load
 * too late keeps the fallback; the next load gets them from the cache.
 */
export async function openWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    const drawn = await page.evaluate(usesFonts, families)
    if (!drawn) await page.reload()
    expect(drawn, 'drawn in its own fonts').toBe(true)
  }).toPass({ intervals: [50] })
  await secondPartCame(page)
}

/** Waits for everything that loads without an intent, since it changes the page. */
export async function secondPartCame(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const wizard = document.querySelector('[data-island=booking]')
    const yourCall = document.querySelector('[data-island=your-call]')
    return (
      (!yourCall || yourCall.querySelector('button, h2') !== null) &&
      // The page script fills in the time zone.
      wizard?.querySelector('select')?.value !== '' &&
      // The wizard hydrates without an intent on a reload, and on navigation to the same URL.
      (!history.state || !wizard || Object.keys(wizard).some((key) => key.startsWith('__reactContainer'))) &&
      document.querySelector('[data-detail] > summary:not([aria-haspopup])') === null &&
      // Sections get their height in the first 300 ms (layout.css.ts); what is scrolled to would still move.
      document
        .getAnimations()
        .every(
          ({ timeline, playState, effect }) =>
            timeline !== document.timeline ||
            playState !== 'running' ||
            effect?.getComputedTiming().endTime === Infinity,
        )
    )
  })
}

export const isHydrated = (page: Page, island = 'dialogs') =>
  page
    .locator(`[data-island=${island}]`)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')))

/** Waits until React has hydrated a prerendered island. */
export const takenOver = (page: Page, island: string) =>
  expect.poll(() => isHydrated(page, island), `${island} hydrated`).toBe(true)

/** Whether each family is in use: text in it must differ in width from its fallback. */
async function usesFonts(names: string[]): Promise<boolean> {
  await Promise.all(names.map((name) => document.fonts.load(`500 16px "${name}"`)))
  const probe = document.body.appendChild(document.createElement('span'))
  probe.textContent = 'What the fonts are told apart by: Wg'
  probe.style.cssText =
    'position:absolute;visibility:hidden;white-space:nowrap;font-size:64px;font-weight:500'
  const width = (family: string) => {
    probe.style.fontFamily = family
    return probe.getBoundingClientRect().width
  }
  const used = names.every((name) => width(`"${name}", monospace`) !== width('monospace'))
  probe.remove()
  // The page's script keeps text in its fallback if it began there.
  return used && document.documentElement.style.getPropertyValue('--text') === ''
}
