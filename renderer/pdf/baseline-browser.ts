import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const modules = new URL('../../node_modules', import.meta.url).pathname

/** The npm package with the pinned browser and its fonts. */
export const browserPackage = join(modules, '@sparticuz/chromium')

/** A folder in node_modules/.cache. `fill` fills it once, even if several processes start at the same time. */
export async function cachedFolder(
  name: string,
  fill: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = join(modules, '.cache', name)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  try {
    mkdirSync(draft, { recursive: true })
    await fill(draft)
    if (!existsSync(folder)) renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  return folder
}

/**
 * The browser for baselines: the binary in the npm package, so that the lock file pins it. Not unpacked by the package
 * itself, which unpacks to /tmp and trusts any file that is already there.
 */
export async function baselineBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(browserPackage, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = await cachedFolder(`baseline-browser-${version}`, (draft) =>
    pipeline(
      createReadStream(join(browserPackage, 'bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
    ),
  )
  return join(folder, 'chromium')
}
