import type { Page } from '@playwright/test'

/** The scripts that the entry script loads on intent. */
export const laterScripts = /\/assets\/(?!entries\/).*\.js$/

/** A promise that `open` resolves. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  const { open, opened } = gate()
  await page.route(requests, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/** In bytes. Scripts with React are larger; those that show the prerendered dialogs are much smaller. */
const minReactSize = 50_000

type Script = { load: () => Promise<void>; fail: () => Promise<void> }

async function onReact(page: Page, act: (script: Script) => Promise<void>): Promise<void> {
  await page.route(laterScripts, async (route) => {
    // Requests fail when the page is left.
    try {
      const response = await route.fetch()
      const body = await response.body()
      const load = () => route.fulfill({ response, body })
      await (body.length > minReactSize ? act({ load, fail: () => route.abort() }) : load())
    } catch {}
  })
}

/** Delays React until the returned function is called; the smaller scripts load. */
export async function holdReactBack(page: Page): Promise<() => void> {
  const { open, opened } = gate()
  await onReact(page, async ({ load }) => {
    await opened
    await load()
  })
  return open
}

/** Fails requests for React; the smaller scripts load. */
export const blockReact = (page: Page) => onReact(page, ({ fail }) => fail())
