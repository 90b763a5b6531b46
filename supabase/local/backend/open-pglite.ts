import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createPgliteConnection } from '@supabase/lite/pglite'
import { type Database, isoTimestamp } from './database.ts'

/**
 * Runs jobs strictly one after another. PGlite has one connection and no lock: two simultaneous requests would share
 * a transaction, and one could run with the other's role.
 */
class SerialQueue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.#last.then(job, job)
    this.#last = result.catch(() => undefined)
    return result
  }
}

/** A file written into the data folder once its cluster is complete. */
const readyMarker = 'cluster-is-complete'

export interface PgliteOptions {
  dataDir: string
  /** Does not wait for the disk after each transaction; for tests only. */
  relaxedDurability?: boolean
  /** The decompressed result of `dump`, to load into a new data folder. */
  archive?: Uint8Array<ArrayBuffer>
}

/** `dump` returns the whole database as one gzip archive. */
export type EmbeddedDatabase = Database & { dump(): Promise<Uint8Array> }

/** Opens the embedded PostgreSQL, creating its data folder if it is missing. */
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
        // Flush memory to the files first; the queue ensures that nothing else runs.
        await engine.exec('checkpoint')
        const archive = await engine.dumpDataDir('gzip')
        return new Uint8Array(await archive.arrayBuffer())
      }),
    exclusively: (job) =>
      queue.run(async () => {
        try {
          return await job()
        } finally {
          // If the driver fails to serialize a value, the transaction stays open and all later requests would fail
          // in it. Does nothing if no transaction is open.
          await engine.exec('rollback')
        }
      }),
    close: () => {
      closing ??= queue.run(() => connection.close())
      return closing
    },
  }
}

/** If a process dies while creating the cluster, it leaves a folder that PostgreSQL cannot open. */
async function setIncompleteFolderAside(dataDir: string): Promise<void> {
  if (!existsSync(dataDir) || existsSync(join(dataDir, readyMarker))) return
  if ((await readdir(dataDir)).length === 0) return
  const aside = `${dataDir}.incomplete-${Date.now()}`
  await mkdir(dirname(aside), { recursive: true })
  await rename(dataDir, aside)
}
