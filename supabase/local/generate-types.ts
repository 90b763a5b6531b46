import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMigrations } from './backend/migrate.ts'
import { openPglite } from './backend/open-pglite.ts'
import { readDatabaseShape } from './database-shape.ts'
import { cloneDatabaseTemplate } from './database-template.ts'
import { projectRoot } from './local-settings.ts'
import { renderTypes } from './render-types.ts'

// `npm run generate -- types`: writes data-access/database.types.ts from the migrations.

const folder = await mkdtemp(join(tmpdir(), 'types-'))
try {
  await cloneDatabaseTemplate(folder)
  const database = await openPglite({ dataDir: folder, relaxedDurability: true })
  const types = renderTypes(
    await readDatabaseShape(database),
    (await readMigrations()).map(({ sql }) => sql),
  )
  await database.close()
  await writeFile(join(projectRoot, 'data-access/database.types.ts'), types)
  console.log('Wrote data-access/database.types.ts')
} finally {
  await rm(folder, { recursive: true, force: true })
}
