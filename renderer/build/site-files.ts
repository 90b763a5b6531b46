import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from './files-below.ts'

/** What a file was made of, and what the file system says of it since. */
type Written = { id: string; state: string }

/**
 * The files of the built site that are many: one that has been written before from the same source, and that nobody has
 * touched since, is left as it is. The list of them may be deleted at any time: then all are written anew.
 */
export class SiteFiles {
  readonly #folder: string
  readonly #list: string
  readonly #before: Readonly<Record<string, Written>>
  readonly #now: Record<string, Written> = {}

  /** Takes everything out of the folder that this class has not written. */
  constructor(folder: string, list: string) {
    this.#folder = folder
    this.#list = list
    this.#before = read(list) ?? {}
    mkdirSync(folder, { recursive: true })
    for (const file of filesBelow(folder)) {
      const name = relative(folder, file)
      if (this.#before[name]?.state !== stateOf(file)) rmSync(file)
    }
  }

  /**
   * A file of the site, written now unless it is there.
   *
   * @param id says all that the file is made of: two contents never have the same
   */
  async put(name: string, id: string, write: (file: string) => void | Promise<void>): Promise<void> {
    const file = join(this.#folder, name)
    const state = stateOf(file)
    if (state === undefined || this.#before[name]?.id !== id) {
      mkdirSync(dirname(file), { recursive: true })
      await write(file)
    }
    this.#now[name] = { id, state: stateOf(file) ?? '' }
  }

  /** What a file that was put is made of. */
  idOf(name: string): string | undefined {
    return this.#now[name]?.id
  }

  /** Takes out what is no longer wanted, and notes what is there. */
  close(): void {
    for (const name of Object.keys(this.#before))
      if (!this.#now[name]) rmSync(join(this.#folder, name), { force: true })
    writeFileSync(this.#list, JSON.stringify(this.#now))
  }
}

function read(list: string): Record<string, Written> | undefined {
  try {
    return JSON.parse(readFileSync(list, 'utf8'))
  } catch {
    return undefined
  }
}

/** Changes with every write: the time of the last change of any kind cannot be set. */
function stateOf(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`
}
