import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type ConsoleMessage, launch, type Page } from 'puppeteer-core'
import type { BrowserDriver } from './browser-driver.ts'

type Launched = {
  executable: string
  browser: 'firefox' | 'chrome'
  args?: string[]
  env?: Record<string, string>
  /** Gives the page the focus, by a click on a point of the screen where it has nothing. */
  clickOn?: (x: number, y: number) => void
  /** Firefox's settings, by the names of about:config. */
  preferences?: Record<string, unknown>
}

/** Firefox over WebDriver BiDi, or a Chromium of any age. */
export async function puppeteerDriver(launched: Launched): Promise<BrowserDriver> {
  const browser: Browser = await launch({
    executablePath: launched.executable,
    browser: launched.browser,
    headless: launched.browser === 'chrome',
    // Scrollbars that take room, as a mouse brings them: the harder case.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    args: launched.args ?? [],
    env: launched.env ?? (process.env as Record<string, string>),
    ...(launched.preferences ? { extraPrefsFirefox: launched.preferences } : {}),
    defaultViewport: null,
  })
  const page: Page = (await browser.pages())[0] ?? (await browser.newPage())
  page.setDefaultTimeout(15_000)
  let complaints: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String((error as Error).message ?? error)))
  return {
    async goto(url) {
      await leave(page, (to) => location.assign(to), url)
      if (!launched.clickOn) return
      const corner = await page.evaluate(() => {
        const { mozInnerScreenX: x, mozInnerScreenY: y } = globalThis as unknown as Record<string, number>
        // The screen has its own px.
        const onScreen = (at = 0) => (at + 2) * devicePixelRatio
        return document.hasFocus() ? undefined : { x: onScreen(x), y: onScreen(y) }
      })
      if (corner) launched.clickOn(corner.x, corner.y)
    },
    reload: () => leave(page, () => location.reload(), ''),
    // What follows waits for the page by itself.
    back: async () => void (await page.evaluate(() => history.back())),
    forward: async () => void (await page.evaluate(() => history.forward())),
    run: (inPage, ...values) => page.evaluate(inPage as never, ...values) as never,
    click: (x, y) => page.mouse.click(x, y),
    async wheel(x, y, down) {
      await page.mouse.move(x, y)
      await page.mouse.wheel({ deltaY: down })
    },
    async press(key, { shift = false } = {}) {
      if (shift) await page.keyboard.down('Shift')
      await page.keyboard.press(key)
      if (shift) await page.keyboard.up('Shift')
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    async complaints() {
      const said = complaints
      complaints = []
      return said
    },
    close: () => browser.close(),
  }
}

/**
 * Goes on to another document, and waits until it is there. Not by the protocol's own command: of a page that Firefox
 * took whole out of its cache that says nothing, and waits for ever at the next; and its reload forgets what the page
 * kept with the entry of the history.
 */
async function leave(page: Page, act: (to: string) => void, to: string): Promise<void> {
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.evaluate(act, to)
  for (const end = Date.now() + 30_000; Date.now() < end; await wait(20)) {
    const there = (origin: number) =>
      performance.timeOrigin !== origin &&
      location.protocol !== 'about:' &&
      document.readyState === 'complete'
    // Between two documents nothing can be asked.
    if (await page.evaluate(there, before).catch(() => false)) return
  }
  throw new Error(`Waited in vain for ${to || 'the page, loaded anew'}`)
}
