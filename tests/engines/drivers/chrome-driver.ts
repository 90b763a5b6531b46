import { chromium } from 'playwright'
import type { BrowserDriver } from './browser-driver.ts'

/** A Chromium of any age. */
export async function chromeDriver(
  executablePath: string,
  flags: readonly string[],
  letters: number,
): Promise<BrowserDriver> {
  const browser = await chromium.launch({
    executablePath,
    args: [...flags, `--blink-settings=defaultFontSize=${16 * letters}`],
    // Scrollbars that take room, as a mouse brings them: the harder case.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  page.setDefaultTimeout(15_000)
  let complaints: string[] = []
  page.on('console', (message) => {
    // What Chrome 109 knows of popovers is that they will come.
    const isNews = message.text().startsWith("Found a 'popover' attribute")
    if (message.type() === 'error' && !isNews) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
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
    async complaints() {
      const said = complaints
      complaints = []
      return said
    },
    close: () => browser.close(),
  }
}
