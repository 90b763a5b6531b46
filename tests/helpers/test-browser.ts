import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { baselineBrowser } from './baseline-browser.ts'

/** The pinned browser exists for x64 Linux only. */
export const isPinnedBrowserHere = () => process.platform === 'linux' && process.arch === 'x64'

export const whereBaselinesAreDrawn =
  'Pictures are compared on x64 Linux only. Use CI, or a container: ' +
  'docker run --rm --platform linux/amd64 -v "$PWD":/site -v /site/node_modules -w /site node:22-bookworm sh -c "npm ci && npm test"'

/** The browser for behavior tests: CHROMIUM_PATH, the pinned one, or Playwright's. */
export async function testBrowser(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH']
  if (wanted) return wanted
  return isPinnedBrowserHere() ? baselineBrowser() : chromium.executablePath()
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
