import { existsSync, readFileSync } from 'node:fs'
import { latestDay } from './latest-day.ts'
import { pageFiles } from './page-files.ts'
import { problemLine } from './problem.ts'
import { validateContent } from './validate-content.ts'

/** Everything that is wrong with the content beside this module, one line each. */
export function contentReport(now: Date): string[] {
  const problems = validateContent({
    files: pageFiles(readFileSync(new URL('../pages.ts', import.meta.url), 'utf8')),
    isPublicFile: (path) => existsSync(new URL(`../../public${path}`, import.meta.url)),
    today: latestDay(now),
  })
  // What several pages share is met on each of them.
  return [...new Set(problems.map(problemLine))]
}
