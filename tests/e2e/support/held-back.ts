import type { Page } from '@playwright/test'

/** The scripts that the entry script loads on intent. */
export const laterScripts = /\/assets\/(?!entries\/|preload-helper).*\.js$/

/** The scripts that hydrate a dialog or the wizard. Those that show the prerendered dialogs are not among them. */
export const islandScripts = /\/assets\/[\w-]+-island\..*\.js$/

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  let resolve = () => {}
  const released = new Promise<void>((done) => {
    resolve = done
  })
  await page.route(requests, async (route) => {
    await released
    await route.fallback()
  })
  return () => resolve()
}
