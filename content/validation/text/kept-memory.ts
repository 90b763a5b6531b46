import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Harper takes two seconds to start: it unpacks its dictionary and builds hundreds of rules, the same each time. So
 * its memory is kept in `node_modules/.cache` once it has started (168 MB), and put back the next time, in a quarter
 * of the time: WebAssembly reaches nothing but its memory, and the table of values that it shares, which is as
 * it was at the start whenever the checker rests.
 */

type Exports = Record<string, WebAssembly.ExportValue> & {
  memory: WebAssembly.Memory
  __wbindgen_externrefs: WebAssembly.Table
  linter_new: (dialect: number) => number
}

/** Where the linter lies in the memory, and how long the table is. */
type Kept = { linter: number; table: number }

const pageBytes = 65_536

/**
 * Starts the checker with what is kept under a name, or as `start` does it, which is then kept.
 *
 * @param name what the memory depends on
 * @throws Error when the checker cannot go on with what was kept, which is then forgotten
 */
export async function withKeptMemory<T>(
  root: string,
  name: string,
  start: (kept: boolean) => Promise<T>,
): Promise<T> {
  const bytes = statSync(join(root, 'node_modules/harper.js/dist/harper_wasm_bg.wasm')).size
  const folder = join(root, 'node_modules/.cache/harper')
  const file = join(folder, name.replace(/[^\w.-]/g, '-'))
  const kept = read(`${file}.json`)
  const { instantiate } = WebAssembly
  let exports: Exports | undefined
  let linter = 0
  const making = async (source: unknown, imports: WebAssembly.Imports) => {
    const made = await instantiate(source as BufferSource, imports)
    if ((source as Uint8Array).byteLength !== bytes) return made
    const live = made.instance.exports as Exports
    exports = live
    const linter_new = (dialect: number) => {
      linter = kept ? putBack(live, kept, readFileSync(file)) : live.linter_new(dialect)
      return linter
    }
    return { ...made, instance: { exports: { ...live, linter_new } } }
  }
  Object.assign(WebAssembly, { instantiate: making })
  try {
    const started = await start(kept !== undefined)
    if (!kept && exports) keep(folder, file, exports, linter)
    return started
  } catch (error) {
    rmSync(`${file}.json`, { force: true })
    throw error
  } finally {
    Object.assign(WebAssembly, { instantiate })
  }
}

function putBack({ memory, __wbindgen_externrefs: table }: Exports, kept: Kept, before: Uint8Array): number {
  memory.grow(Math.max(0, (before.byteLength - memory.buffer.byteLength) / pageBytes))
  table.grow(Math.max(0, kept.table - table.length))
  new Uint8Array(memory.buffer).set(before)
  return kept.linter
}

/** Under another name first: who reads it meanwhile has the whole of it or nothing. */
function keep(
  folder: string,
  file: string,
  { memory, __wbindgen_externrefs }: Exports,
  linter: number,
): void {
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) rmSync(join(folder, old), { force: true })
  const made = `${file}.${process.pid}`
  const kept: Kept = { linter, table: __wbindgen_externrefs.length }
  writeFileSync(made, new Uint8Array(memory.buffer))
  renameSync(made, file)
  writeFileSync(made, JSON.stringify(kept))
  renameSync(made, `${file}.json`)
}

function read(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return
  }
}
