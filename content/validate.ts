import { problemLine } from './validation/problem.ts'
import { validateContent } from './validation/validate-content.ts'

/* Part of `npm run check`: prints each problem in the content with its file, field and reason, one per line. */

const { problems } = await validateContent()
for (const problem of problems) console.error(problemLine(problem))
if (problems.length > 0) process.exitCode = 1
