import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserFlags } from '../helpers/browser-flags.ts'
import { testBrowser } from '../helpers/test-browser.ts'
import { startDisplay } from './display.ts'
import type { BrowserDriver } from './drivers/browser-driver.ts'
import { chromeDriver } from './drivers/chrome-driver.ts'
import { firefoxDriver } from './drivers/firefox-driver.ts'
import { webkitDriver } from './drivers/webkit-driver.ts'
import { oldChromePath } from './old-chrome.ts'

/** `npm run test:nightly` runs everything; `npm test` runs the flows on a phone by mouse and on a desktop by keyboard. */
export const isWhole = Boolean(process.env['NIGHTLY'])

/** A browser that this machine has or has not. */
export type Engine = {
  name: string
  /** Debian's packages that bring it. */
  packages: readonly string[]
  /** Whether it is on this machine. */
  isHere: () => boolean
  /** Opens a window; `letters` is how much larger than usual they are. */
  start: (letters?: number) => Promise<BrowserDriver>
  /** Its flows and pages are tested elsewhere. */
  onlyTroubles?: boolean
  /** It remembers a module that could not be had: what fails on the way is tried in it each time. */
  remembersFailures?: boolean
}

/** Where a program is; empty where it is not on this machine. */
const pathOf = (program: string) => spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim() ?? ''
export const firefoxPath = () => pathOf('firefox-esr') || pathOf('firefox')
const python = '/usr/bin/python3'

/** A browser with a screen of its own. */
async function onDisplay(
  start: (env: Record<string, string>) => Promise<BrowserDriver>,
): Promise<BrowserDriver> {
  const display = await startDisplay()
  const driver = await start({ ...(process.env as Record<string, string>), DISPLAY: display.name })
  return {
    ...driver,
    async close() {
      await driver.close()
      display.close()
    },
  }
}

export const firefox: Engine = {
  name: 'Firefox',
  remembersFailures: true,
  packages: ['firefox-esr', 'xdotool'],
  isHere: () => firefoxPath() !== '' && pathOf('xdotool') !== '',
  start: (letters = 1) => onDisplay((env) => firefoxDriver(firefoxPath(), env, letters)),
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1'],
  isHere: () =>
    pathOf('WebKitWebDriver') !== '' &&
    existsSync(python) &&
    spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
  start: (letters = 1) => onDisplay((env) => webkitDriver(env, letters)),
}

/** The pinned browser of all other tests. */
export const chromium: Engine = {
  name: 'Chromium',
  packages: [],
  isHere: () => true,
  start: async (letters = 1) => chromeDriver(await testBrowser(), browserFlags, letters),
  onlyTroubles: true,
}

/** A Chrome of years ago. It has no sandbox that this machine would know, and no drawing by the graphics card. */
export const oldChrome: Engine = {
  name: 'Chrome 109',
  packages: [],
  isHere: () => isWhole && existsSync(oldChromePath),
  start: (letters = 1) => {
    const own = ['--no-sandbox', '--no-zygote', '--use-gl=disabled', '--disable-software-rasterizer']
    return chromeDriver(oldChromePath, [...browserFlags, ...own], letters)
  },
}
