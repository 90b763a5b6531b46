import type { Page } from '@playwright/test'

/** The scripts that the entry script loads on intent. */
export const laterScripts = /\/assets\/(?!entries\/|preload-helper).*\.js$/

/** A promise that `resolve` resolves. */
function gate() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  const { promise, resolve } = gate()
  await page.route(requests, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/** In bytes. Scripts with React are larger; those that show the prerendered dialogs are much smaller. */
const minReactSize = 50_000

/** @param withReact resolves to whether the script is sent */
async function onReact(page: Page, withReact: () => boolean | Promise<boolean>): Promise<void> {
  await page.route(laterScripts, async (route) => {
    // Requests fail when the page is left.
    try {
      const response = await route.fetch()
      const body = await response.body()
      const isSent = body.length <= minReactSize || (await withReact())
      await (isSent ? route.fulfill({ response, body }) : route.abort())
    } catch {}
  })
}

/** Delays React until the returned function is called; the smaller scripts load. */
export async function holdReactBack(page: Page): Promise<() => void> {
  const { promise, resolve } = gate()
  await onReact(page, () => promise.then(() => true))
  return resolve
}

/** Fails requests for React; the smaller scripts load. */
export const blockReact = (page: Page) => onReact(page, () => false)
