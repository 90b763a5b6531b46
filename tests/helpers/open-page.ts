import { expect, type Page } from '@playwright/test'

const families = ['Figtree', 'Newsreader Display']

/**
 * Goes to a page and makes sure that it stands in its own fonts. They are `font-display: optional`: a document whose
 * fonts came too late keeps its fallback for good, and only the next one, out of the cache, has them.
 */
export async function openWithFonts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(async () => {
    const drawn = await page.evaluate(usesFonts, families)
    if (!drawn) await page.reload()
    expect(drawn, 'drawn in its own fonts').toBe(true)
  }).toPass({ timeout: 20_000, intervals: [50] })
  await secondPartCame(page)
}

/** Until what comes by itself, without an intent, has come: pages differ before and after. */
export async function secondPartCame(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const wizard = document.querySelector('[data-island=booking]')
    const alone = ['gallery', 'your-call'].map((name) => document.querySelector(`[data-island=${name}]`))
    return (
      alone.every((island) => !island || island.querySelector('button, h2')) &&
      // The wizard hydrates by itself on a reload, which is what going to the same address is.
      (!history.state || !wizard || Object.keys(wizard).some((key) => key.startsWith('__reactContainer'))) &&
      document.querySelector('[data-detail] > summary:not([aria-haspopup])') === null
    )
  })
}

/** Until React has taken over an island that is there without it. */
export async function takenOver(page: Page, island: string): Promise<void> {
  await page.waitForFunction(
    (name) => {
      const element = document.querySelector(`[data-island=${name}]`)
      return element && Object.keys(element).some((key) => key.startsWith('__reactContainer'))
    },
    island,
    // Time enough on a busy machine.
    { timeout: 30_000 },
  )
}

/** Whether text in each family is as wide as it is without it: then the family is not in use. */
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
  return used
}
