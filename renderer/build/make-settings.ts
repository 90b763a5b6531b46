import { readFileSync, writeFileSync } from 'node:fs'
import { contentReport } from '../../content/validation/content-report.ts'
import { lineOf, problemLine } from '../../content/validation/problem.ts'
import { validateSettings } from '../../content/validation/validate-content.ts'

/*
 * `npm run generate -- settings`: checks the booking rules, and exports them with mails and colors to the server
 * functions and the database. `npm start` does so, too.
 */
const problems = await contentReport(new Date(), process.cwd(), validateSettings)
for (const problem of problems) {
  const line = lineOf(readFileSync(problem.file, 'utf8'), problem.path)
  console.error(problemLine(problem).replace(problem.file, `${problem.file}:${line}`))
}
if (problems.length > 0) process.exitCode = 1
else {
  // Imports the content, which may be invalid.
  const { settingsFiles } = await import('./settings-files.ts')
  for (const { file, content } of settingsFiles()) {
    // A build compares modification times.
    if (readFileSync(file, 'utf8') === content) continue
    writeFileSync(file, content)
    console.log(file)
  }
}
