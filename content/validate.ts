import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { latestDay } from './validation/date-problem.ts'
import { pageFiles } from './validation/page-files.ts'
import { problemLine } from './validation/problem.ts'
import { validateContent } from './validation/validate-content.ts'

/* `npm run content`: says file, field and reason of everything that is wrong with the content, one per line. */

const inPublic = (path: string) => fileURLToPath(new URL(`../public${path}`, import.meta.url))

const problems = validateContent({
  files: pageFiles(readFileSync(new URL('pages.ts', import.meta.url), 'utf8')),
  isPublicFile: (path) => existsSync(inPublic(path)),
  today: latestDay(new Date()),
})
// What several pages share is met on each of them.
const lines = [...new Set(problems.map(problemLine))]
for (const line of lines) console.error(line)
if (lines.length > 0) {
  console.error(`\n${lines.length} ${lines.length === 1 ? 'problem' : 'problems'} in the content.`)
  process.exitCode = 1
}
