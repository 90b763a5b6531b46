import { spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type ConsoleMessage, launch, type Page } from 'puppeteer-core'
import type { BrowserDriver } from './engines.ts'
import { patience } from './visitor.ts'

/** Drives Firefox over WebDriver BiDi, in its own window. */
export async function firefoxDriver(
  executablePath: string,
  env: Record<string, string>,
): Promise<BrowserDriver> {
  const browser = await launch({
    executablePath,
    browser: 'firefox',
    headless: false,
    env,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // Classic scrollbars, which take up space: the harder case.
      'widget.gtk.overlay-scrollbars.enabled': false,
      'layout.css.devPixelsPerPx': '1',
    },
    defaultViewport: null,
  })
  const page: Page = (await browser.pages())[0] ?? (await browser.newPage())
  page.setDefaultTimeout(patience)
  let consoleErrors: string[] = []
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(String((error as Error).message ?? error)))
  return {
    async goto(url) {
      await navigate(page, (to) => location.assign(to), url)
      const corner = await page.evaluate(() => {
        const { mozInnerScreenX: x = 0, mozInnerScreenY: y = 0 } = globalThis as unknown as Record<
          string,
          number
        >
        return document.hasFocus() ? undefined : [x + 2, y + 2]
      })
      if (corner) clickOn(corner, env)
    },
    reload: () => navigate(page, () => location.reload(), ''),
    // The next step waits for the page.
    back: async () => void (await page.evaluate(() => history.back())),
    run: (inPage, ...values) => page.evaluate(inPage as never, ...values) as never,
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    consoleErrors() {
      const errors = consoleErrors
      consoleErrors = []
      return errors
    },
    close: () => browser.close(),
  }
}

/**
 * Clicks on an empty point of the page with xdotool, to move the focus from the address bar to the page. Without it, key
 * presses do not reach the page: there is no window manager to activate the window, and a WebDriver click does not do it.
 */
function clickOn(at: readonly number[], env: Record<string, string>): void {
  const focus = ['search', '--onlyvisible', '--class', 'firefox', 'windowfocus', '--sync']
  const click = ['mousemove', ...at.map((px) => String(Math.round(px))), 'click', '1']
  spawnSync('xdotool', [...focus, ...click], { env })
}

/**
 * Navigates and waits for the new document to load. BiDi's own commands fail here: navigation hangs after Firefox
 * restored a page from its cache, and reload drops `history.state`.
 */
async function navigate(page: Page, act: (to: string) => void, to: string): Promise<void> {
  const before = await page.evaluate(() => performance.timeOrigin)
  await page.evaluate(act, to)
  for (const end = Date.now() + patience; Date.now() < end; await wait(20)) {
    const isLoaded = (origin: number) =>
      performance.timeOrigin !== origin &&
      location.protocol !== 'about:' &&
      document.readyState === 'complete'
    // Evaluation fails while the document changes.
    if (await page.evaluate(isLoaded, before).catch(() => false)) return
  }
  throw new Error(`Timed out waiting for ${to || 'the reload'}`)
}
