import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noShowMail, reminders } from '../../content/booking-rules.ts'
import {
  reminders as deployed,
  noShowMail as deployedNoShowMail,
} from '../../supabase/functions/_shared/calls/reminders.ts'
import { bookingSettings, bookingSettingsPath } from './booking-settings.ts'

test('the functions remind with the words of content/booking-rules.ts (npm run generate -- reminders)', () => {
  expect(deployed).toEqual(reminders)
  expect(noShowMail).toMatchObject(deployedNoShowMail)
})

test('the database is handed the hours of content/booking-rules.ts (npm run generate -- reminders)', () => {
  expect(JSON.parse(readFileSync(bookingSettingsPath, 'utf8'))).toEqual(bookingSettings())
})
