import { relative } from 'node:path'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { textProblemsOf } from './problems.ts'

/* A part of `npm run check`: the words that visitors read and that stand in code, under the same rules as `content/`. */

/** Style sheets, tests, tools of the build, samples of the gallery, and what calendars of others are told of. */
const notRead =
  /\.css\.ts$|\.test\.tsx?$|\.d\.ts$|\/testing\/|^renderer\/build\/|^ui\/gallery\/|\/owner-calendar\//

const folders = ['ui', 'pages', 'renderer', 'data-access', 'supabase/functions']
const files = folders
  .flatMap((folder) => filesBelow(folder))
  .map((file) => relative(process.cwd(), file))
  .filter((file) => /\.tsx?$/.test(file) && !notRead.test(file))
const problems = (await Promise.all(files.map((file) => textProblemsOf(file)))).flat()
for (const line of problems) console.error(line)
if (problems.length > 0) process.exitCode = 1
