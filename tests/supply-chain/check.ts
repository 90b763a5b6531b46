import { installScripts, licences, licencesInFiles, toolLicences } from './allowed.ts'
import { readLockFile } from './lock-file.ts'
import { lockProblems } from './lock-problems.ts'

/* A part of `npm run check`: every package by its hash, no script and no licence that nobody has looked at. */

const problems = lockProblems(readLockFile(), { installScripts, licences, licencesInFiles, toolLicences })
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
