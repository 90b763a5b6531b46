import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readWanted } from './backend/apply.ts'
import { openPglite } from './backend/open-pglite.ts'
import { cloneDatabaseTemplate } from './database-template.ts'
import { databaseTypes, typesFile } from './schema-types.ts'

// `npm run generate -- types`: generates the database types from migrations and rules.

const folder = await mkdtemp(join(tmpdir(), 'types-'))
try {
  await cloneDatabaseTemplate(folder)
  const database = await openPglite(folder, true)
  await writeFile(typesFile, await databaseTypes(database, await readWanted()))
  await database.close()
  console.log(`Wrote ${typesFile}`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
