import { problemLine } from './validation/problem.ts'
import { validateContent } from './validation/validate-content.ts'

/*
 * Part of `npm run check`: prints each problem in the content with its file, field and reason, one per line. Hints stop
 * nothing.
 */

const { problems, hints } = await validateContent()
for (const problem of problems) console.error(problemLine(problem))
for (const hint of hints) console.log(`perhaps wrong: ${problemLine(hint)}`)
if (problems.length > 0) process.exitCode = 1
