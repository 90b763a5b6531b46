import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { apply, hashOf, readWanted } from './backend/apply.ts'
import { openPglite } from './backend/open-pglite.ts'
import { projectRoot } from './local-settings.ts'

/**
 * Copies a migrated, empty embedded database to `dataDir`, which is much faster than creating one. The template is
 * cached under `node_modules/.cache` and recreated when a migration or PGlite changes.
 */
export async function cloneDatabaseTemplate(dataDir: string): Promise<void> {
  const template = await prepareDatabaseTemplate()
  // Renamed once it is complete: PostgreSQL could not open half a folder.
  const copy = `${dataDir}.new`
  for (const folder of [copy, dataDir]) await rm(folder, { recursive: true, force: true })
  await cp(template, copy, { recursive: true })
  await rename(copy, dataDir)
}

/** Returns the template's folder. Safe for concurrent processes: the first to finish provides it. */
export async function prepareDatabaseTemplate(): Promise<string> {
  const engine = await readFile(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json'), 'utf8')
  const wanted = await readWanted()
  const hash = createHash('sha256').update(engine + hashOf(wanted))
  const template = join(projectRoot, 'node_modules/.cache/database-template', hash.digest('hex').slice(0, 16))
  if (existsSync(template)) return template

  await mkdir(dirname(template), { recursive: true })
  const making = await mkdtemp(`${template}-making-`)
  const database = await openPglite(making, true)
  try {
    await apply(database, wanted)
  } finally {
    await database.close()
  }
  await rename(making, template).catch(async (error) => {
    await rm(making, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  })
  return template
}
