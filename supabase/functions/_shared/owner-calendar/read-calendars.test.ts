import { expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { FeedError } from './fetch-feed.ts'
import { readCalendars } from './read-calendars.ts'
import { calendar, event } from './testing/feed.ts'

const noon = new Date('2026-11-10T12:00:00Z')
const google = 'https://calendar.google.com/calendar/ical/owner%40example.org/private-1/basic.ics'
const nextcloud = 'https://cloud.example.org/remote.php/dav/public-calendars/abc?export'

const ownCall = '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001'

function withFeeds(answers: Record<string, () => string>, now = noon) {
  const stored: unknown[] = []
  const database: Pick<Database, 'call'> = {
    async call<Answer>(name: string, { name: feed, busy, whole, problem = null }: Record<string, unknown>) {
      if (name === 'miss_calendar_feed') stored.push({ name: feed, missed: problem })
      if (name === 'store_calendar_feed')
        stored.push({ name: feed, busy: JSON.parse(String(busy)), problem, whole })
      return [{ id: ownCall, starts_at: '2026-11-12T15:00:00Z', ends_at: '2026-11-12T16:00:00Z' }] as Answer
    },
  }
  const fetchFeed = async (address: string) => answers[address]?.() ?? ''
  const read = (addresses = [google]) =>
    readCalendars({ addresses, ownerAddresses: [] }, { database, fetchFeed, now })
  return { read, stored }
}

const dentist = event('UID:d', 'DTSTART:20261112T150000Z', 'DTEND:20261112T160000Z')
const dentistTime = [
  ...['15', '16'].map((hour) => Date.parse(`2026-11-12T${hour}:00Z`) / 1_000),
  'Event of Nov 12, 2026, 3:00 PM',
]

test.each([
  [new FeedError('The host answered with status 500.'), 'The host answered with status 500.'],
  [new TypeError('a bug'), 'The calendar could not be read or stored.'],
])('if one calendar fails with %s, the others are still read', async (error, missed) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { read, stored } = withFeeds({
    [google]: () => {
      throw error
    },
    [nextcloud]: () => calendar(dentist),
  })
  expect(await read([google, nextcloud])).toEqual({ read: 1, failed: 1 })
  expect(stored).toEqual([
    { name: 'calendar.google.com, number 1 of the list', missed },
    { name: 'cloud.example.org, number 2 of the list', busy: [dentistTime], problem: null, whole: true },
  ])
  const damaged = withFeeds({ [google]: () => calendar(dentist).slice(0, -20) })
  expect(await damaged.read()).toEqual({ read: 0, failed: 1 })
})

test('a calendar is named by its host, never by its secret', async () => {
  const { read, stored } = withFeeds({}, new Date(0))
  await read([
    'cloud.example.org/remote.php/dav/public-calendars/SECRET',
    'webcal://name:SECRET@cloud.example.org/SECRET?SECRET',
  ])
  expect(stored).toMatchObject([1, 2].map((n) => ({ name: `cloud.example.org, number ${n} of the list` })))
})

test('each reading begins with another calendar: one that kills a hosted function keeps no other from being read', async () => {
  const addresses = ['a', 'b', 'c'].map((name) => `https://${name}.example.org/calendar.ics`)
  const firsts = [0, 1, 2, 3].map(async (readings) => {
    const answers = Object.fromEntries(addresses.map((address) => [address, () => calendar(dentist)]))
    const { read, stored } = withFeeds(answers, new Date(noon.getTime() + readings * 600_000))
    expect(await read(addresses)).toEqual({ read: 3, failed: 0 })
    return (stored as { name: string }[])[0]?.name.slice(0, 1)
  })
  expect((await Promise.all(firsts)).join('')).toMatch(/abca|bcab|cabc/)
})

test('busy times are whole seconds, also of an event in which the window begins', async () => {
  const begun = event('UID:b', 'DTSTART:20261109T000000Z', 'DTEND:20261109T130000Z')
  const { read, stored } = withFeeds({ [google]: () => calendar(begun) }, new Date(noon.getTime() + 500))
  await read()
  const times = ['12', '13'].map((hour) => Date.parse(`2026-11-09T${hour}:00Z`) / 1_000)
  expect(stored).toMatchObject([{ busy: [[...times, expect.any(String)]] }])
})

test('what a feed says reaches the problem only as short, well-formed text', async () => {
  const name = `\ud83d https://evil.example \u0000 ${'\u{1f600}\u{20000}'.repeat(40)}`
  const { read, stored } = withFeeds({
    [google]: () => calendar(event('UID:z', `DTSTART;TZID="${name}":20261112T150000`, 'DURATION:PT1H')),
  })
  await read()
  const [{ problem }] = stored as [{ problem: string }]
  expect(problem).toMatch(
    /we can’t read its time zone “https \/\/evil example [\p{L} ]+”; its whole days are busy\.$/u,
  )
  expect(problem.length).toBeLessThan(200)
})

const onThursday = ['DTSTART:20261112T150000Z', 'DURATION:PT1H']
test.each([
  ['declined by Google’s calendar id', 'UID:i', 'ATTENDEE;PARTSTAT=DECLINED:mailto:owner@example.org'],
  ['our own call, with the calendar’s domain', `UID:${ownCall}@google.com`, 'SUMMARY:Call'],
])('an event that is %s is free', async (_, ...lines) => {
  const { read, stored } = withFeeds({ [google]: () => calendar(event(...lines, ...onThursday)) })
  await read()
  expect(stored).toMatchObject([{ busy: [] }])
})

test('our own call is busy again where the owner dragged it, or made it longer', async () => {
  const moved = event(`UID:${ownCall}`, 'DTSTART:20261113T150000Z', 'DURATION:PT1H')
  const longer = event(`UID:${ownCall}`, 'DTSTART:20261112T150000Z', 'DURATION:PT2H')
  for (const [call, hours] of [
    [moved, ['2026-11-13T15:00Z', '2026-11-13T16:00Z']],
    [longer, ['2026-11-12T15:00Z', '2026-11-12T17:00Z']],
  ] as const) {
    const { read, stored } = withFeeds({ [google]: () => calendar(call) })
    await read()
    const times = hours.map((hour) => Date.parse(hour) / 1_000)
    expect(stored).toMatchObject([{ busy: [[...times, expect.any(String)]] }])
  }
})
