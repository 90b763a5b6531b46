import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { type Database, isoTimestamp } from './database.ts'

/**
 * Runs jobs strictly one after another. PGlite is one connection without a transaction lock: two requests at
 * once would share a transaction, and one could run with the other's role.
 */
class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job, job)
    this.#last = result.catch(() => undefined)
    return result
  }
}

/** Written into a data folder once its cluster is complete. */
const readyMarker = 'cluster-is-complete'

export interface PgliteOptions {
  dataDir: string
  /** Skips the wait for the disk after each transaction: for tests alone. */
  relaxedDurability?: boolean
  /** What a `dump` gave, decompressed, for a folder that is not there yet. */
  archive?: Uint8Array<ArrayBuffer>
}

/** The embedded database, which can give everything as one compressed archive. */
export type EmbeddedDatabase = Database & { dump(): Promise<Uint8Array> }

/** Opens the embedded PostgreSQL, creating its data folder where there is none. */
export async function openPglite({
  dataDir,
  relaxedDurability = false,
  archive,
}: PgliteOptions): Promise<EmbeddedDatabase> {
  await setIncompleteFolderAside(dataDir)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const connection = await createPgliteConnection({
    url: dataDir,
    pgliteOptions: {
      relaxedDurability,
      parsers: { 1184: isoTimestamp },
      ...(archive && { loadDataDir: new Blob([archive], { type: 'application/x-tar' }) }),
    },
  })
  const engine = connection.driver
  await engine.waitReady
  await engine.exec("set timezone to 'UTC'")
  await writeFile(join(dataDir, readyMarker), '')

  const queue = new SerialQueue()
  let closing: Promise<void> | undefined
  return {
    connection,
    query: (sql, params = []) =>
      queue.run(async () => (await engine.query(sql, [...params])).rows as never[]),
    script: (sql) =>
      queue.run(async () => {
        await engine.transaction(async (transaction) => {
          await transaction.exec(sql)
        })
      }),
    dump: () =>
      queue.run(async () => {
        // What stands in memory alone goes to the files; nothing else runs meanwhile.
        await engine.exec('checkpoint')
        const archive = await engine.dumpDataDir('gzip')
        return new Uint8Array(await archive.arrayBuffer())
      }),
    exclusively: (job) =>
      queue.run(async () => {
        try {
          return await job()
        } finally {
          // A value that the driver cannot write breaks a transaction off in the middle, and every request after it
          // would fail in what is left. Where there is none, this does nothing.
          await engine.exec('rollback')
        }
      }),
    close: () => {
      closing ??= queue.run(() => connection.close())
      return closing
    },
  }
}

/** A process that ended while it created the cluster leaves a folder that PostgreSQL cannot open. */
async function setIncompleteFolderAside(dataDir: string): Promise<void> {
  if (!existsSync(dataDir) || existsSync(join(dataDir, readyMarker))) return
  if ((await readdir(dataDir)).length === 0) return
  const aside = `${dataDir}.incomplete-${Date.now()}`
  await mkdir(dirname(aside), { recursive: true })
  await rename(dataDir, aside)
}
