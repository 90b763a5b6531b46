import { spawn, spawnSync } from 'node:child_process'
import { aptInstall } from '../helpers/apt.ts'
import { firefoxDriver } from './firefox-driver.ts'
import { webkitDriver } from './webkit-driver.ts'

/** The keys that the tests press, as values of `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | ' '

export interface BrowserDriver {
  goto(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page. It cannot use outer variables; arguments and result are serialized as JSON. */
  run<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Clicks the left button at a point of the viewport, in CSS px. */
  click(x: number, y: number): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Sets the size of the viewport or the window, in CSS px. */
  resize(width: number, height: number): Promise<void>
  /** Console errors since the last call, where the browser tells them. */
  consoleErrors(): string[]
  close(): Promise<void>
}

const pathOf = (program: string) => spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim() ?? ''
const firefoxPath = () => pathOf('firefox-esr') || pathOf('firefox')

/** Browsers that may be installed, with their programs and the Debian packages that contain them. */
export const engines = {
  Firefox: {
    isInstalled: () => firefoxPath() !== '' && pathOf('xdotool') !== '' && pathOf('Xvfb') !== '',
    packages: ['firefox-esr', 'xdotool', 'xvfb'],
    start: (env: Record<string, string>) => firefoxDriver(firefoxPath(), env),
  },
  WebKit: {
    isInstalled: () => pathOf('WebKitWebDriver') !== '' && pathOf('Xvfb') !== '',
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: webkitDriver,
  },
}

/** Starts a browser in its own virtual display, since a headless one never focuses its page. */
export async function startEngine(name: keyof typeof engines): Promise<BrowserDriver> {
  // Xvfb picks the first free display number and writes it to file descriptor 3.
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.stdio[3]?.once('data', (output: Buffer) => resolve(output.toString().trim()))
  })
  const driver = await engines[name].start({
    ...(process.env as Record<string, string>),
    DISPLAY: `:${display}`,
  })
  return {
    ...driver,
    async close() {
      await driver.close()
      server.kill()
    },
  }
}

/** Installs the browsers, if root on Debian. @returns what is still missing, with how to install it */
export function prepareEngines(): string[] {
  const missing = () => Object.entries(engines).filter(([, { isInstalled }]) => !isInstalled())
  const packages = missing().flatMap(([, engine]) => engine.packages)
  if (packages.length > 0) aptInstall([...new Set(packages)])
  return missing().map(
    ([name, engine]) => `${name} (on Debian: sudo apt-get install ${engine.packages.join(' ')})`,
  )
}
