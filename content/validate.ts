import { contentReport } from './validation/content-report.ts'
import { problemLine } from './validation/problem.ts'

/* Part of `npm run check`: prints each problem in the content with its file, field and reason, one per line. */

contentReport(new Date()).then((problems) => {
  for (const problem of problems) console.error(problemLine(problem))
  if (problems.length === 0) return
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`)
  process.exitCode = 1
})
