import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { filesBelow } from './files-below.ts'

/** Puts a `.br` and a `.gz` beside every text file that is worth it; a server picks what the browser takes. */
export function compressFiles(folder: string): void {
  for (const file of filesBelow(folder)) {
    if (!/\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 512) continue
    writeFileSync(`${file}.br`, brotli(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** As a static host compresses at its best. */
export function brotli(content: Uint8Array): Buffer {
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
}
