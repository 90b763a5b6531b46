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
const packageFolder = join(modules, '@sparticuz/chromium')

/**
 * The browser that baselines are drawn with: the binary inside the npm package, so that the lock file pins it.
 * Unpacked once into node_modules/.cache; the package's own unpacking would trust any file in a shared folder.
 */
export async function baselineBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(modules, '.cache', `baseline-browser-${version}`)
  if (!existsSync(join(folder, 'chromium'))) {
    const making = `${folder}.${process.pid}`
    mkdirSync(making, { recursive: true })
    await pipeline(
      createReadStream(join(packageFolder, 'bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(making, 'chromium'), { mode: 0o755 }),
    )
    if (existsSync(folder)) rmSync(making, { recursive: true })
    else renameSync(making, folder)
  }
  return join(folder, 'chromium')
}
