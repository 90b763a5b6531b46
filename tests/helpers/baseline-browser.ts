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
 * The browser for baselines: the binary in the npm package, so that the lock file pins it. Unpacked once into
 * node_modules/.cache, because the package itself unpacks to /tmp and trusts any file that is already there.
 */
export async function baselineBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(modules, '.cache', `baseline-browser-${version}`)
  if (!existsSync(join(folder, 'chromium'))) {
    const unpackDir = `${folder}.${process.pid}`
    mkdirSync(unpackDir, { recursive: true })
    await pipeline(
      createReadStream(join(packageFolder, 'bin/chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(unpackDir, 'chromium'), { mode: 0o755 }),
    )
    if (existsSync(folder)) rmSync(unpackDir, { recursive: true })
    else renameSync(unpackDir, folder)
  }
  return join(folder, 'chromium')
}
