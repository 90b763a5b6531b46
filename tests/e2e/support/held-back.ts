import type { Page } from '@playwright/test'

/** What the page's own script, which is an entry, fetches when a visitor shows an intent. */
export const laterScripts = /\/assets\/(?!entries\/).*\.js$/

/** Something to wait for, until it is opened. */
function gate(): { open: () => void; opened: Promise<void> } {
  let open: () => void = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

/** Keeps answers to requests like these waiting until the returned function is called. */
export async function holdBack(page: Page, requests: string | RegExp): Promise<() => void> {
  const { open, opened } = gate()
  await page.route(requests, async (route) => {
    await opened
    await route.continue()
  })
  return open
}

/** What has React in it is longer; what shows a dialog before is far shorter. */
const shortest = 50_000

type Script = { come: () => Promise<void>; fail: () => Promise<void> }

async function onReact(page: Page, act: (script: Script) => Promise<void>): Promise<void> {
  await page.route(laterScripts, async (route) => {
    // The page may be left at any moment.
    try {
      const response = await route.fetch()
      const body = await response.body()
      const come = () => route.fulfill({ response, body })
      await (body.length > shortest ? act({ come, fail: () => route.abort() }) : come())
    } catch {}
  })
}

/** Keeps React waiting, and lets through what shows the dialogs without it. */
export async function holdReactBack(page: Page): Promise<() => void> {
  const { open, opened } = gate()
  await onReact(page, async ({ come }) => {
    await opened
    await come()
  })
  return open
}

/** React never comes; what shows the dialogs without it does. */
export const loseReact = (page: Page) => onReact(page, ({ fail }) => fail())

/** Whether React has taken over an island. */
export const isTakenOver = (page: Page, island = 'dialogs') =>
  page
    .locator(`[data-island=${island}]`)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')))
