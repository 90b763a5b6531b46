import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reminders } from '../../content/booking-rules.ts'
import { reminders as deployed } from '../../supabase/functions/_shared/calls/reminders.ts'

test('the functions remind with the words of content/booking-rules.ts (npm run generate -- reminders)', () => {
  expect(deployed).toEqual(reminders)
})

test('a new database reminds at the hours of content/booking-rules.ts', () => {
  const migration = new URL('../../supabase/migrations/20261122200000_private_schema.sql', import.meta.url)
  const [, hours] =
    /reminder_hours integer\[\] not null default '\{([\d,]+)\}'/.exec(readFileSync(migration, 'utf8')) ?? []
  expect(hours?.split(',').map(Number)).toEqual(reminders.map(({ hoursBefore }) => hoursBefore))
})
