import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  filesIn,
  freed,
  oddFiles,
  providers,
  read,
} from '../../supabase/functions/_shared/owner-calendar/testing/feed.ts'

/*
 * `npm run bench -- calendars FOLDER`: how owner calendars are read. For each provider's feeds, the files with one fault
 * each, and the folder's .ics files by their PRODID: of the busy times that are expected (in the folder, by its
 * expected.tsv), how many are read exactly, how many are at least busy, and how many files are in doubt.
 */
export function calendarFigures(folder: string | undefined) {
  const groups = new Map<string, typeof oddFiles>()
  for (const { provider, cases } of providers) groups.set(provider, cases)
  groups.set('files with a fault', oddFiles)
  for (const file of folder ? filesIn(pathToFileURL(`${resolve(folder)}/`)) : []) {
    const program = `${folder}: ${/^PRODID:(.{1,50})/m.exec(file.feed)?.[1]?.trim() ?? 'no PRODID'}`
    groups.set(program, [...(groups.get(program) ?? []), file])
  }
  return Object.fromEntries([...groups].map(([name, files]) => [name, figures(files)]))
}

function figures(files: typeof oddFiles) {
  const readings = files.map(({ feed, window, expected }) => ({ expected, ...read(feed, { window }) }))
  const sum = (count: (reading: (typeof readings)[number]) => number) =>
    readings.reduce((total, reading) => total + count(reading), 0)
  return {
    files: files.length,
    'busy times expected': sum(({ expected }) => expected.length),
    exact: sum(({ expected, busy }) => expected.filter((time) => busy.includes(time)).length),
    covered: sum(({ expected, busy }) => expected.length - freed(busy, expected).length),
    'files in doubt': sum(({ problems }) => Math.min(problems.length, 1)),
  }
}
