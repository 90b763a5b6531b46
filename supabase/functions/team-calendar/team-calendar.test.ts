import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { bookingRow } from '../_shared/testing/rows.ts'
import { testSettings } from '../_shared/testing/settings.ts'
import { teamCalendar } from './team-calendar.ts'

const read = (feed: string) => new ICAL.Component(ICAL.parse(feed))

test('every call is in it with its latest state; a cancelled one says so', () => {
  const cancelled = {
    id: 'b',
    sequence: 2,
    cancelled_at: '2026-11-21T00:00:00Z',
    cancelled_by: 'person' as const,
    note: 'Ill; sorry,\nall',
  }
  const calendar = read(teamCalendar([bookingRow(), bookingRow(cancelled)], testSettings))
  const [first, second] = calendar.getAllSubcomponents('vevent')
  expect(String(calendar.getFirstPropertyValue('method'))).toBe('PUBLISH')
  expect(String(first?.getFirstPropertyValue('uid'))).toBe(bookingRow().id)
  expect(String(first?.getFirstPropertyValue('dtstart'))).toBe('2026-12-01T15:45:00Z')
  expect(String(first?.getFirstPropertyValue('location'))).toBe('https://meet.jit.si/5f0c6a5e8f')
  expect([second?.getFirstPropertyValue('status'), second?.getFirstPropertyValue('sequence')]).toEqual([
    'CANCELLED',
    2,
  ])
  expect(String(second?.getFirstPropertyValue('description'))).toContain('Ill; sorry,\nall')
  expect(second?.getFirstPropertyValue('location')).toBeNull()
})

test('without calls it is still a calendar', () => {
  expect(read(teamCalendar([], testSettings)).name).toBe('vcalendar')
})
