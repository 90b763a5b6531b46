import { contentReport, type ReportOptions } from './content-report.ts'
import { problemLine } from './problem.ts'

/** Everything that is wrong with the content, a line for each, and how many there are; nothing where nothing is. */
export async function contentLines(options: ReportOptions): Promise<string[]> {
  const problems = await contentReport(new Date(), options)
  if (problems.length === 0) return []
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content.`
  return [...problems.map(problemLine), '', count]
}
