import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { OwnedDatabase } from './owner-tasks.ts'

/** Writes everything that the embedded database holds to `file`, whole or not at all, and gives its bytes. */
export async function writeBackup(database: OwnedDatabase, file: string): Promise<number> {
  if (!database.dump) {
    throw new Error('With DATABASE_URL the data is a PostgreSQL server’s: use pg_dump and pg_restore.')
  }
  const archive = await database.dump()
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  try {
    // As private as the database itself.
    await writeFile(part, archive, { mode: 0o600 })
    // Fails where there is a file: a backup never takes the place of an older one.
    await link(part, file)
  } finally {
    await rm(part, { force: true })
  }
  return archive.length
}
