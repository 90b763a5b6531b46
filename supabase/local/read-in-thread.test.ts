import { expect, test } from 'vitest'
import { busyPeriods } from '../functions/_shared/owner-calendar/busy-periods.ts'
import { calendar, event, november } from '../functions/_shared/owner-calendar/testing/feed.ts'
import { readInThread } from './read-in-thread.ts'

const feed = calendar(event('UID:w', 'DTSTART:20240102T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'))
const booked = { from: Date.UTC(2026, 10, 3, 15), until: Date.UTC(2026, 10, 3, 16) }
const options = { window: november, ownerZone: 'America/Chicago', ownCalls: new Map([['id', booked]]) }

test('a calendar is read in a thread as it is outside', async () => {
  expect(await readInThread(feed, options)).toEqual(busyPeriods(feed, options))
})

test('a reading that takes too long is ended, and the site goes on', async () => {
  await expect(readInThread(feed, options, 1)).rejects.toThrow('The calendar takes too long to read.')
})
