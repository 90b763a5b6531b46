import { readFileSync, writeFileSync } from 'node:fs'
import { problemLine } from '../../content/validation/problem.ts'
import { validateSettings } from '../../content/validation/validate-content.ts'
import { stalePdfs } from '../pdf/pdf-sources.ts'
import { settingsFiles } from './settings-files.ts'

/*
 * `npm run generate -- settings`: checks the booking rules, exports them with mails and colors to the server functions
 * and the database, and says which PDFs are out of date, unless it is about to make them. `npm start` does so, too.
 */
const problems = await validateSettings()
for (const problem of problems) console.error(problemLine(problem))
if (problems.length > 0) process.exitCode = 1
else {
  for (const { file, content } of settingsFiles()) {
    // A build compares modification times.
    if (readFileSync(file, 'utf8') === content) continue
    writeFileSync(file, content)
    console.log(file)
  }
  if (!process.argv.includes('pdf')) for (const line of await stalePdfs()) console.log(line)
}
