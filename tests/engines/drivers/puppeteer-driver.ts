import { type Browser, type ConsoleMessage, launch, type Page } from 'puppeteer-core'
import type { BrowserDriver } from './browser-driver.ts'

type Launched = {
  executable: string
  browser: 'firefox' | 'chrome'
  args?: string[]
  env?: Record<string, string>
  /** Firefox's settings, by the names of about:config. */
  preferences?: Record<string, unknown>
}

/** Firefox over WebDriver BiDi, or a Chromium of any age. */
export async function puppeteerDriver(launched: Launched): Promise<BrowserDriver> {
  const browser: Browser = await launch({
    executablePath: launched.executable,
    browser: launched.browser,
    headless: launched.browser === 'chrome',
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
    goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    reload: async () => void (await page.reload()),
    run: (inPage, ...values) => page.evaluate(inPage as never, ...values) as never,
    click: (x, y) => page.mouse.click(x, y),
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
