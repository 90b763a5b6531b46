import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { aptInstall } from '../helpers/apt.ts'
import { freePort } from '../helpers/free-port.ts'

/** How long to wait for anything, in ms: for a busy machine, since no test depends on time. */
export const patience = 300_000

/** One browser window, 390 px wide in Firefox, and as narrow as it gets in WebKit's MiniBrowser (447 px). */
export interface BrowserDriver {
  goto(url: string): Promise<void>
  /** Runs a function in the page. It cannot use outer variables; arguments and result are serialized as JSON. */
  run<Values extends unknown[], Result>(
    inPage: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result>
  /** Clicks the left button at a point of the viewport, in CSS px. */
  click(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  escape(): Promise<void>
  /** Console errors, where the browser tells them. */
  consoleErrors: string[]
  close(): Promise<void>
}

/** A program's path; empty if it is not installed. */
const pathOf = (program: string) => spawnSync('which', [program], { encoding: 'utf8' }).stdout?.trim() ?? ''
const firefoxPath = () => pathOf('firefox-esr') || pathOf('firefox')

/** Browsers that may be installed, and the Debian packages that contain them. */
export const engines = {
  Firefox: { isInstalled: () => firefoxPath() !== '', packages: ['firefox-esr'], start: startFirefox },
  WebKit: {
    isInstalled: () => pathOf('WebKitWebDriver') !== '' && pathOf('Xvfb') !== '',
    packages: ['webkit2gtk-driver', 'xvfb'],
    start: startWebKit,
  },
}

/**
 * Installs the browsers, if root on Debian.
 *
 * @returns what is still missing, with how to install it
 */
export function prepareEngines(): string[] {
  const missing = () => Object.entries(engines).filter(([, { isInstalled }]) => !isInstalled())
  const packages = missing().flatMap(([, engine]) => engine.packages)
  if (packages.length > 0) aptInstall(packages)
  return missing().map(
    ([name, engine]) => `${name} (on Debian: sudo apt-get install ${engine.packages.join(' ')})`,
  )
}

/** Over WebDriver BiDi, which Firefox speaks itself; other WebDriver clients need geckodriver, which npm and Debian lack. */
async function startFirefox(): Promise<BrowserDriver> {
  const browser = await launch({
    executablePath: firefoxPath(),
    browser: 'firefox',
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    defaultViewport: { width: 390, height: 844 },
    protocolTimeout: patience,
    timeout: patience,
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(patience)
  const consoleErrors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && consoleErrors.push(message.text())))
  page.on('pageerror', (error) => void consoleErrors.push(String(error)))
  return {
    goto: async (url) => void (await page.goto(url)),
    run: (inPage, ...values) => page.evaluate(inPage as never, ...values) as never,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    escape: () => page.keyboard.press('Escape'),
    consoleErrors,
    close: () => browser.close(),
  }
}

/** WebKitGTK's MiniBrowser over WebDriver, in its own virtual display: without one, it never focuses its page. */
async function startWebKit(): Promise<BrowserDriver> {
  // Xvfb picks the first free display number and writes it to file descriptor 3.
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [output] = await once(display.stdio[3] as NonNullable<ChildProcess['stdout']>, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(output).trim()}` }
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true })
  let session = ''
  const send = async (path: string, body: object, method = 'POST'): Promise<unknown> => {
    const url = `http://127.0.0.1:${port}${session}${path}`
    const answer = await fetch(url, { method, body: JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const begin = () => send('/session', { capabilities: {} }).catch(() => wait(100))
  let begun = await begin()
  while (!begun) begun = await begin()
  session = `/session/${(begun as { sessionId: string }).sessionId}`
  await send('/timeouts', { script: patience, pageLoad: patience })
  await send('/window/rect', { x: 0, y: 0, width: 390, height: 844 })
  const press = (keys: Iterable<string>) => {
    const actions = [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    return send('/actions', { actions: [{ id: 'keys', type: 'key', actions }] })
  }
  return {
    goto: async (url) => void (await send('/url', { url })),
    async run(inPage, ...values) {
      const script = `const done = arguments[arguments.length - 1]; const values = [...arguments].slice(0, -1);
        Promise.resolve().then(() => (${inPage})(...values)).then(done, (error) => done({ thrown: String(error) }))`
      const answer = await send('/execute/async', { script, args: values })
      const { thrown } = (answer ?? {}) as { thrown?: string }
      if (thrown) throw new Error(thrown)
      return answer as never
    },
    async click(x, y) {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
      const actions = [move, ...['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }))]
      await send('/actions', { actions: [{ id: 'mouse', type: 'pointer', actions }] })
    },
    type: async (text) => void (await press(text)),
    escape: async () => void (await press('\ue00c')),
    consoleErrors: [],
    async close() {
      await send('', {}, 'DELETE').catch(() => {})
      if (server.exitCode === null && server.pid) process.kill(-server.pid)
      display.kill()
    },
  }
}
