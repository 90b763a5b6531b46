import { staleFiles } from './stale-files.ts'

/* A part of `npm run check`: nothing that is made out of other files is older than they are. */

const stale = await staleFiles()
for (const line of stale) console.error(line)
if (stale.length > 0) process.exitCode = 1
