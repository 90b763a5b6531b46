import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from './files-below.ts'

const cache = 'node_modules/.cache/compressed'

/**
 * Puts a `.br` and a `.gz` beside every text file that is worth it; a server picks what the browser takes. The same
 * content was compressed by the build before, most often: then it comes from the cache.
 */
export function compressFiles(folder: string): void {
  mkdirSync(cache, { recursive: true })
  for (const file of filesBelow(folder)) {
    if (!/\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 512) continue
    const name = createHash('sha256').update(content).digest('hex').slice(0, 32)
    copyFileSync(
      cached(`${name}.br`, () => brotli(content)),
      `${file}.br`,
    )
    copyFileSync(
      cached(`${name}.gz`, () => gzipSync(content, { level: 9 })),
      `${file}.gz`,
    )
  }
}

function cached(name: string, make: () => Buffer): string {
  const file = join(cache, name)
  if (existsSync(file)) return file
  writeFileSync(`${file}.${process.pid}`, make())
  renameSync(`${file}.${process.pid}`, file)
  return file
}

/** As a static host compresses at its best. */
export function brotli(content: Uint8Array): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}
