import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { baselineBrowser } from './baseline-browser.ts'

/** The pinned browser exists for x64 Linux only. */
export const isPinnedBrowserHere = () => process.platform === 'linux' && process.arch === 'x64'

export const whereBaselinesAreDrawn =
  'Pictures are compared on x64 Linux only. Use CI, or a container: ' +
  'docker run --rm --platform linux/amd64 -v "$PWD":/site -v /site/node_modules -w /site node:22-bookworm sh -c "npm ci && npm test"'

/**
 * The browser for behavior tests: CHROMIUM_PATH, the pinned one, or an installed one.
 *
 * @throws Error if there is none, with how to install it
 */
export async function testBrowser(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) return wanted
  if (isPinnedBrowserHere()) return baselineBrowser()
  const places = [chromium.executablePath(), ...(usualPlaces[process.platform] ?? [])]
  const found = places.find((path) => path && existsSync(path))
  if (found) return found
  throw new Error('No Chromium found. Run npx playwright install chromium, or set CHROMIUM_PATH')
}

const usualPlaces: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/lib/chromium/chromium',
  ],
}

/** Debian packages with the libraries that the pinned browser needs. */
const packages = ['libnss3', 'libnspr4', 'libexpat1']

/** Ensures that the pinned browser starts, if this machine uses it. */
export async function ensureTestBrowser(): Promise<void> {
  if (isPinnedBrowserHere()) ensureBrowserLibraries(await baselineBrowser())
}

/** Installs missing libraries if root on Debian; otherwise says how to and exits. */
function ensureBrowserLibraries(browser: string): void {
  if (starts(browser)) return
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`Installing the browser's libraries: ${install}`)
    spawnSync(`apt-get update -qq && ${install}`, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
    if (starts(browser)) return
  }
  console.error(`The test browser does not start. Install its libraries: sudo ${install}`)
  process.exit(1)
}

function starts(browser: string): boolean {
  return spawnSync(browser, ['--version']).status === 0
}
