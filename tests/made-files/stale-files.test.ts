import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { staleFiles } from './stale-files.ts'

test('what the project makes out of its own files is as new as they are', async () => {
  expect(await staleFiles()).toEqual([])
})

test.each([
  [
    'public/meeting-minutes-template.pdf',
    'public/meeting-minutes-complete-package.pdf',
    'npm run generate -- pdf',
  ],
  ['public/icon-192.png', 'public/icon-512.png', 'npm run generate -- icons'],
  ['supabase/functions/_shared/calls/reminders.ts', 'package.json', 'npm run generate -- reminders'],
  ['data-access/database.types.ts', 'package.json', 'npm run generate -- types'],
])('%s with the content of another file is noticed', async (file, other, remedy) => {
  const read = (asked: string) => readFileSync(asked.endsWith(file) ? other : asked)
  const stale = await staleFiles(read)
  expect(stale).toHaveLength(1)
  expect(stale[0]).toContain(file)
  expect(stale[0]).toContain(remedy)
})

test('a migration that changes is one for which no types were written', async () => {
  const read = (asked: string) =>
    asked.endsWith('outbox.sql') ? Buffer.from('create table public.other ();') : readFileSync(asked)
  expect(await staleFiles(read)).toEqual([expect.stringContaining('npm run generate -- types')])
})
