import { contentReport } from './validation/content-report.ts'
import { problemLine } from './validation/problem.ts'

/* A part of `npm run check`: file, field and reason of everything that is wrong with the content, one problem a line. */

const problems = await contentReport(new Date())
for (const problem of problems) console.error(problemLine(problem))
if (problems.length > 0) {
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`)
  process.exitCode = 1
}
