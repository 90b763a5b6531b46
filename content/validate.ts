import { contentReport } from './validation/content-report.ts'

/* A part of `npm run check`: says file, field and reason of everything that is wrong with the content, one per line. */

const lines = contentReport(new Date())
for (const line of lines) console.error(line)
if (lines.length > 0) {
  console.error(`\n${lines.length} ${lines.length === 1 ? 'problem' : 'problems'} in the content.`)
  process.exitCode = 1
}
