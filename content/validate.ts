import { contentLines } from './validation/content-lines.ts'
import { remembering } from './validation/remembering.ts'

/* A part of `npm run check`: says file, field and reason of everything that is wrong with the content, one per line. */

const lines = await contentLines(remembering(process.cwd()))
for (const line of lines) console.error(line)
if (lines.length > 0) process.exitCode = 1
