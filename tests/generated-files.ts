import { readFileSync } from 'node:fs'
import { stalePdfs } from '../renderer/pdf/pdf-sources.ts'
import { staleWordFile } from '../renderer/pdf/word-document.ts'
import { readWanted } from '../supabase/local/backend/apply.ts'
import { sourceLine, typesFile } from '../supabase/local/schema-types.ts'

/*
 * A part of `npm run check`: reports committed generated files that are out of date, with the command that updates them.
 */

const types = readFileSync(typesFile, 'utf8')
const wanted = await readWanted()
const stale = [
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
