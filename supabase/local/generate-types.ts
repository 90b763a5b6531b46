import { writeFile } from 'node:fs/promises'
import { apply, readWanted } from './backend/apply.ts'
import { openPglite } from './backend/open-pglite.ts'
import { databaseTypes, typesFile } from './schema-types.ts'

// `npm run generate -- types`: generates the database types from migrations and rules.

const wanted = await readWanted()
const database = await openPglite('memory://', true)
await apply(database, wanted)
await writeFile(typesFile, await databaseTypes(database, wanted))
await database.close()
console.log(`Wrote ${typesFile}`)
