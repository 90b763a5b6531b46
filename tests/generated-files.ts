import { readFileSync } from 'node:fs'
import { stalePdfs } from '../renderer/pdf/pdf-sources.ts'
import { staleWordFile } from '../renderer/pdf/word-document.ts'
import { readWanted } from '../supabase/local/backend/apply.ts'
import { formRules } from '../supabase/local/backend/form-rules.ts'
import { sourceLine, typesFile } from '../supabase/local/schema-types.ts'

/* A part of `npm run check`: reports generated files that are out of date, with the command that updates them. */

const types = readFileSync(typesFile, 'utf8')
const wanted = await readWanted()
/** Columns that the contracts name, and the tables do not have. */
const { leads, audit_requests } = formRules.columns
const missingColumns = Object.entries({ leads, audit_requests }).flatMap(([table, columns]) => {
  const [, known = ''] = new RegExp(`\\b${table}: Table<{([^}]*)}`).exec(types) ?? []
  return columns
    .filter((column) => !new RegExp(`\\b${column}:`).test(known))
    .map(
      (column) =>
        `supabase/migrations: ${table} has no column ${column}, which a contract names. Add a file with: alter table public.${table} add column ${column} text; then npm run generate -- types`,
    )
})
const stale = [
  ...missingColumns,
  ...(await stalePdfs()),
  ...(await staleWordFile()),
  ...(types.includes(sourceLine(wanted))
    ? []
    : [
        `${typesFile}: out of date with supabase/migrations or supabase/rules. Run: npm run generate -- types`,
      ]),
]
for (const line of stale) console.error(line)
if (stale.length > 0) process.exitCode = 1
