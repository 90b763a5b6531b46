import { readFileSync } from 'node:fs'
import { settingsFiles } from '../renderer/build/settings-files.ts'
import { stalePdfs } from '../renderer/pdf/pdf-sources.ts'
import { staleWordFile } from '../renderer/pdf/word-document.ts'
import { readMigrations } from '../supabase/local/backend/migrate.ts'
import { migrationsLine, typesFile } from '../supabase/local/schema-types.ts'

/*
 * A part of `npm run check`: reports committed generated files that are out of date, with the command that updates them.
 */

const migrations = (await readMigrations()).map(({ sql }) => sql)
const stale = [
  ...(await stalePdfs()),
  ...(await staleWordFile()),
  ...settingsFiles().flatMap(({ file, content }) =>
    readFileSync(file, 'utf8') === content
      ? []
      : [`${file}: out of date with content/ or the palette. Run: npm run generate -- settings`],
  ),
  ...(readFileSync(typesFile, 'utf8').includes(migrationsLine(migrations))
    ? []
    : [`${typesFile}: out of date with the migrations. Run: npm run generate -- types`]),
]
for (const line of stale) console.error(line)
if (stale.length > 0) process.exitCode = 1
