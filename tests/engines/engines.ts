import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browserFlags } from '../helpers/browser-flags.ts'
import { testBrowser } from '../helpers/test-browser.ts'
import type { BrowserDriver, Settings } from './drivers/browser-driver.ts'
import { playwrightDriver } from './drivers/playwright-driver.ts'
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
  start: (display: string, settings?: Settings) => Promise<BrowserDriver>
  /** Its flows and pages are tested elsewhere. */
  onlyTroubles?: boolean
  /** A window keeps its size when the page is zoomed; in others a narrow window is the same. */
  zooms?: boolean
  nightlyOnly?: boolean
  /** It remembers a module that could not be had: what fails on the way is tried in it each time. */
  remembersFailures?: boolean
}

/** Where a program is; empty where it is not on this machine. */
const pathOf = (program: string) => spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim() ?? ''
export const firefoxPath = () => pathOf('firefox-esr') || pathOf('firefox')
/** Nothing slides away under the hand. */
const lessMotion = '--force-prefers-reduced-motion'
const python = '/usr/bin/python3'

export const firefox: Engine = {
  name: 'Firefox',
  remembersFailures: true,
  packages: ['firefox-esr', 'xdotool'],
  isHere: () => firefoxPath() !== '' && pathOf('xdotool') !== '',
  start: (display, { zoom = 1, text = 1, preferences = {} } = {}) =>
    puppeteerDriver({
      executable: firefoxPath(),
      browser: 'firefox',
      env: {
        ...(process.env as Record<string, string>),
        DISPLAY: display,
        MOZ_REMOTE_ALLOW_SYSTEM_ACCESS: '1',
      },
      // Keys press nothing in a page that has not the focus: there is no window manager to make the window active, and
      // the focus begins in the address bar. What the protocol clicks does not change that.
      clickOn(x, y) {
        const focus = ['search', '--onlyvisible', '--class', 'firefox', 'windowfocus', '--sync']
        const click = ['mousemove', String(Math.round(x)), String(Math.round(y)), 'click', '1']
        spawnSync('xdotool', [...focus, ...click], { env: { ...process.env, DISPLAY: display } })
      },
      preferences: {
        'ui.prefersReducedMotion': 1,
        // Scrollbars that take room, as a mouse brings them: the harder case.
        'widget.gtk.overlay-scrollbars.enabled': false,
        'layout.css.devPixelsPerPx': String(zoom),
        'font.size.variable.x-western': 16 * text,
        ...preferences,
      },
    }),
}

export const webkit: Engine = {
  name: 'WebKit',
  zooms: true,
  packages: ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1'],
  isHere: () =>
    pathOf('WebKitWebDriver') !== '' &&
    existsSync(python) &&
    spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
  start: (display, settings) => webkitDriver({ env: { ...process.env, DISPLAY: display }, ...settings }),
}

const flagsOf = ({ zoom = 1, text = 1 }: Settings = {}) => [
  `--force-device-scale-factor=${zoom}`,
  `--blink-settings=defaultFontSize=${16 * text}`,
]

/** The pinned browser of all other tests. */
export const chromium: Engine = {
  name: 'Chromium',
  packages: [],
  isHere: () => true,
  start: async (_display, settings) =>
    puppeteerDriver({
      executable: await testBrowser(),
      browser: 'chrome',
      args: [...browserFlags, lessMotion, ...flagsOf(settings)],
    }),
  onlyTroubles: true,
}

/** A Chrome of years ago. It has no sandbox that this machine would know, and no drawing by the graphics card. */
export const oldChromeEngine = (version: OldVersion): Engine => ({
  name: `Chrome ${version}`,
  packages: [],
  nightlyOnly: true,
  isHere: () => existsSync(oldChrome(version)),
  start: async (_display, settings) =>
    playwrightDriver({
      executable: oldChrome(version),
      args: [
        ...browserFlags,
        lessMotion,
        ...flagsOf(settings),
        '--no-sandbox',
        '--no-zygote',
        '--use-gl=disabled',
        '--disable-software-rasterizer',
      ],
    }),
})
