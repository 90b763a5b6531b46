import { contentReport } from './validation/content-report.ts'
import { problemLine } from './validation/problem.ts'

/* A part of `npm run check`: file, field and reason of everything that is wrong with the content, one problem a line. */

contentReport(new Date()).then((problems) => {
  for (const problem of problems) console.error(problemLine(problem))
  if (problems.length === 0) return
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`)
  process.exitCode = 1
})
