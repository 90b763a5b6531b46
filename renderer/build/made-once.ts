import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { BrotliOptions, ZlibOptions } from 'node:zlib'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import Tinypool from 'tinypool'

/** How a file is made; `make` is the ending of its name. */
export type Task =
  | { make: 'br'; from: string; options: BrotliOptions }
  | { make: 'gz'; from: string; options: ZlibOptions }
  | { make: 'png'; svg: string; options: ResvgRenderOptions }

const folder = 'node_modules/.cache/made'
const keptForMs = 30 * 24 * 60 * 60 * 1000

/** A hash of a source and of what else decides how a file comes out: the tool, its version, its settings. */
export function keyOf(tool: string, source: string | Uint8Array): string {
  return createHash('sha256').update(`${tool}\n`).update(source).digest('hex').slice(0, 32)
}

/** So many at a time: of ten thousand pages not every one is held in memory. */
export async function inTurns<T>(items: readonly T[], each: (item: T) => Promise<void>): Promise<void> {
  const turn = 200
  for (let from = 0; from < items.length; from += turn) {
    await Promise.all(items.slice(from, from + turn).map(each))
  }
}

/**
 * What is drawn or compressed, made once for each source and each version of its tool, on all cores, and kept in
 * `node_modules/.cache`. The folder may be deleted at any time.
 */
export class MadeOnce {
  #pool: Tinypool | undefined
  #files = new Map<string, Promise<string>>()

  /**
   * The file of a key; made now if it is not there.
   *
   * @param key of all that the file depends on (`keyOf`)
   */
  file(key: string, task: Task): Promise<string> {
    const name = `${key}.${task.make}`
    const made = this.#files.get(name) ?? this.#make(join(folder, name), task)
    this.#files.set(name, made)
    return made
  }

  async #make(file: string, task: Task): Promise<string> {
    if (existsSync(file)) return file
    mkdirSync(folder, { recursive: true })
    this.#pool ??= new Tinypool({
      filename: new URL('./made-once-worker.js', import.meta.url).href,
      maxThreads: availableParallelism(),
    })
    await this.#pool.run({ file, task })
    return file
  }

  /** Ends the workers, and takes out what no build has wanted for a month. */
  async close(): Promise<void> {
    await this.#pool?.destroy()
    if (!existsSync(folder)) return
    for (const name of readdirSync(folder)) {
      if (this.#files.has(name)) continue
      const file = join(folder, name)
      if (Date.now() - statSync(file).mtimeMs > keptForMs) rmSync(file, { force: true })
    }
  }
}
