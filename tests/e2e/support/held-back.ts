import type { Page } from '@playwright/test'

/** What the page's script fetches when a visitor shows an intent. Asked for after the page has loaded. */
export const laterScripts = '**/assets/chunks/*.js'

/** Keeps answers to requests like these waiting until the returned function is called. */
export async function holdBack(page: Page, requests: string): Promise<() => void> {
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
