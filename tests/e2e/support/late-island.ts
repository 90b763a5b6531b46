import type { Page } from '@playwright/test'
import { laterScripts } from './held-back.ts'

/** What has React in it is longer; what shows a dialog before is far shorter. */
const shortest = 50_000

/** Keeps React waiting, and lets through what shows the dialogs without it. */
export async function holdReactBack(page: Page): Promise<() => void> {
  let letThrough: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(laterScripts, async (route) => {
    // The page may be left at any moment.
    try {
      const response = await route.fetch()
      const body = await response.body()
      if (body.length > shortest) await held
      await route.fulfill({ response, body })
    } catch {}
  })
  return letThrough
}

/** React never comes; what shows the dialogs without it does. */
export async function loseReact(page: Page): Promise<void> {
  await page.route(laterScripts, async (route) => {
    const response = await route.fetch()
    const body = await response.body()
    if (body.length > shortest) await route.abort()
    else await route.fulfill({ response, body })
  })
}

/** Whether React has taken over an island. */
export const isTakenOver = (page: Page, island = 'dialogs') =>
  page
    .locator(`[data-island=${island}]`)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')))
