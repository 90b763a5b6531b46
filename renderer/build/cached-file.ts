import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A cache key: a hash of the source and of everything else that affects the result (tool, version, settings). */
export function keyOf(tool: string, source: string | Uint8Array): string {
  return createHash('sha256').update(`${tool}\n`).update(source).digest('hex').slice(0, 32)
}

/**
 * A file in `node_modules/.cache`, created if it is missing. The folder is safe to delete.
 *
 * @param name its path in the cache, including the cache key (`keyOf`)
 */
export async function cachedFile(name: string, make: () => Promise<Uint8Array>): Promise<string> {
  const file = join('node_modules/.cache', name)
  if (existsSync(file)) return file
  mkdirSync(dirname(file), { recursive: true })
  // Renamed when complete, so that a parallel build never reads a partial file.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, await make())
  renameSync(unfinished, file)
  return file
}
