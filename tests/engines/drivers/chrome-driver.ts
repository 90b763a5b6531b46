import { chromium } from 'playwright'
import type { BrowserDriver } from './browser-driver.ts'

/** Drives any version of Chromium. */
export async function chromeDriver(executablePath: string, flags: readonly string[]): Promise<BrowserDriver> {
  const browser = await chromium.launch({
    executablePath,
    args: [...flags],
    // Classic scrollbars, which take up space: the harder case.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(15_000)
  let consoleErrors: string[] = []
  page.on('console', (message) => {
    // Chrome 109 logs that popovers are not supported yet.
    const isPopoverNotice = message.text().startsWith("Found a 'popover' attribute")
    if (message.type() === 'error' && !isPopoverNotice) consoleErrors.push(message.text())
  })
  page.on('pageerror', (error) => consoleErrors.push(`uncaught: ${error.message}`))
  return {
    goto: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    run: (inPage, ...values) => page.evaluate(`(${inPage})(...${JSON.stringify(values)})`) as never,
    click: (x, y) => page.mouse.click(x, y),
    async wheel(x, y, down) {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, down)
    },
    press: (key, { shift = false } = {}) => page.keyboard.press(shift ? `Shift+${key}` : key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async consoleErrors() {
      const errors = consoleErrors
      consoleErrors = []
      return errors
    },
    close: () => browser.close(),
  }
}
