import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserFlags } from '../helpers/browser-flags.ts'
import { testBrowser } from '../helpers/test-browser.ts'
import type { BrowserDriver } from './drivers/browser-driver.ts'
import { puppeteerDriver } from './drivers/puppeteer-driver.ts'
import { webkitDriver } from './drivers/webkit-driver.ts'
import { type OldVersion, oldChrome } from './old-chrome.ts'

/** A browser other than the pinned one, which this machine has or has not. */
export type Engine = {
  name: string
  /** Debian's packages that bring it. */
  packages: readonly string[]
  /** Whether it is on this machine. */
  isHere: () => boolean
  start: (display: string) => Promise<BrowserDriver>
  /** Its flows and pages are tested elsewhere. */
  onlyTroubles?: boolean
}

const has = (program: string) => spawnSync('which', [program]).status === 0
/** Nothing slides away under the hand. */
const lessMotion = '--force-prefers-reduced-motion'
const python = '/usr/bin/python3'

export const firefox: Engine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isHere: () => has('firefox-esr') || has('firefox'),
  start: (display) =>
    puppeteerDriver({
      executable: has('firefox-esr') ? 'firefox-esr' : 'firefox',
      browser: 'firefox',
      env: {
        ...(process.env as Record<string, string>),
        DISPLAY: display,
        MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: '1',
      },
      preferences: {
        // There is no window manager to make a window active.
        'focusmanager.testmode': true,
        'ui.prefersReducedMotion': 1,
        // Scrollbars that take room, as a mouse brings them: the harder case.
        'widget.gtk.overlay-scrollbars.enabled': false,
      },
    }),
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1'],
  isHere: () =>
    has('WebKitWebDriver') &&
    existsSync(python) &&
    spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
  start: (display) => webkitDriver({ env: { ...process.env, DISPLAY: display } }),
}

/** The pinned browser of all other tests. */
export const chromium: Engine = {
  name: 'Chromium',
  packages: [],
  isHere: () => true,
  start: async () =>
    puppeteerDriver({
      executable: await testBrowser(),
      browser: 'chrome',
      args: [...browserFlags, lessMotion],
    }),
  onlyTroubles: true,
}

/** A Chrome of years ago. It has no sandbox that this machine would know, and no drawing by the graphics card. */
export const oldChromeEngine = (version: OldVersion): Engine => ({
  name: `Chrome ${version}`,
  packages: [],
  isHere: () => existsSync(oldChrome(version)),
  start: async () =>
    puppeteerDriver({
      executable: oldChrome(version),
      browser: 'chrome',
      args: [
        ...browserFlags,
        lessMotion,
        '--no-sandbox',
        '--no-zygote',
        '--use-gl=disabled',
        '--disable-software-rasterizer',
      ],
    }),
})
