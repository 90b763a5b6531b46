import { installScripts, licences, licencesInFiles, notSeenYet, toolLicences } from './allowed.ts'
import { readLockFile } from './lock-file.ts'
import { lockProblems, staleExceptions } from './lock-problems.ts'

/* A part of `npm run check`: every package by its hash, no script and no licence that nobody has looked at. */

const lock = readLockFile()
const problems = [
  ...lockProblems(lock, { installScripts, licences, licencesInFiles, notSeenYet, toolLicences }),
  ...staleExceptions(lock, notSeenYet),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
