import type { Page } from '@playwright/test'

/** What the page's own script, which is an entry, fetches when a visitor shows an intent. */
export const laterScripts = /\/assets\/(?!entries\/).*\.js$/

/** Keeps answers to requests like these waiting until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  let letThrough: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(requests, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
