import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { brotliOptions } from './brotli.ts'
import { filesBelow } from './files-below.ts'

/** Puts a `.br` and a `.gz` beside every text file that is worth it; a server picks what the browser takes. */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesBelow(folder).filter(
    (file) => /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file) && statSync(file).size >= 512,
  )
  // Node compresses on threads of its own.
  await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file)
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, brotliOptions(text.length)))
      writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
    }),
  )
}
