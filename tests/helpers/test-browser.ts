import { spawnSync } from 'node:child_process'
import { chromium } from 'playwright'
import { baselineBrowser } from '../../renderer/pdf/baseline-browser.ts'
import { aptInstall } from './apt.ts'

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

/** Ensures that the pinned browser starts. Installs missing libraries if root on Debian, or says how to and exits. */
export async function ensureTestBrowser(): Promise<void> {
  if (!isPinnedBrowserHere()) return
  const browser = await baselineBrowser()
  const starts = () => spawnSync(browser, ['--version']).status === 0
  if (starts()) return
  const install = aptInstall(['libnss3', 'libnspr4', 'libexpat1'])
  if (starts()) return
  console.error(`The test browser does not start. Install its libraries: sudo ${install}`)
  process.exit(1)
}
