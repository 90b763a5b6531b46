import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type ConsoleMessage, launch, type Page } from 'puppeteer-core'
import type { BrowserDriver } from './browser-driver.ts'

/** Firefox over WebDriver BiDi, in a window of its own. */
export async function firefoxDriver(
  executablePath: string,
  env: Record<string, string>,
  letters: number,
): Promise<BrowserDriver> {
  const browser = await launch({
    executablePath,
    browser: 'firefox',
    headless: false,
    env: { ...env, MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: '1' },
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Scrollbars that take room, as a mouse brings them: the harder case.
      'widget.gtk.overlay-scrollbars.enabled': false,
      'layout.css.devPixelsPerPx': '1',
      'font.size.variable.x-western': 16 * letters,
    },
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
      const corner = await page.evaluate(() => {
        const { mozInnerScreenX: x = 0, mozInnerScreenY: y = 0 } = globalThis as unknown as Record<
          string,
          number
        >
        return document.hasFocus() ? undefined : [x + 2, y + 2]
      })
      if (corner) clickOn(corner, env)
    },
    reload: () => leave(page, () => location.reload(), ''),
    // What follows waits for the page by itself.
    back: async () => void (await page.evaluate(() => history.back())),
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
 * Clicks on a point of the screen where the page has nothing. Keys press nothing in a page that has not the focus: there
 * is no window manager to make the window active, and the focus begins in the address bar. What the protocol clicks does
 * not change that.
 */
function clickOn(at: readonly number[], env: Record<string, string>): void {
  const focus = ['search', '--onlyvisible', '--class', 'firefox', 'windowfocus', '--sync']
  const click = ['mousemove', ...at.map((px) => String(Math.round(px))), 'click', '1']
  spawnSync('xdotool', [...focus, ...click], { env })
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
