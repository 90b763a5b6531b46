import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A hash of a source and of everything else that affects the result: the tool, its version, its settings. */
export function keyOf(tool: string, source: string | Uint8Array): string {
  return createHash('sha256').update(`${tool}\n`).update(source).digest('hex').slice(0, 32)
}

/**
 * A file in `node_modules/.cache`, created if it is missing. The folder may be deleted at any time.
 *
 * @param name its path in the cache, with the key of all that the file depends on (`keyOf`)
 */
export async function cachedFile(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join('node_modules/.cache', name)
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  // Renamed when complete, so that a parallel build never reads half a file.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, await make())
  renameSync(unfinished, file)
  return file
}
