import { expect, test } from 'vitest'
import { callId } from './busy-periods.ts'
import { type CalendarStore, feedName, type KnownFeed } from './calendar-store.ts'
import { FeedError } from './feed-address.ts'
import type { Edition, FetchedFeed } from './fetch-feed.ts'
import { readCalendars } from './read-calendars.ts'
import { calendar, event } from './testing/feed.ts'

const now = new Date('2026-11-10T12:00:00Z')
const google = 'https://calendar.google.com/calendar/ical/owner%40example.org/private-1/basic.ics'
const nextcloud = 'https://cloud.example.org/remote.php/dav/public-calendars/abc?export'

const ownCall = '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001'

function withFeeds(answers: Record<string, () => FetchedFeed>, known: Partial<KnownFeed>[] = []) {
  const told: unknown[] = []
  const shown: Array<Edition | undefined> = []
  const store: CalendarStore = {
    known: async (keys) => ({
      feeds: known.map((feed, index) => ({
        key: keys[index] ?? '',
        etag: null,
        last_modified: null,
        read_at: null,
        ...feed,
      })),
      calls: [ownCall],
    }),
    store: async ({ name }, _, reading, problem) =>
      void told.push({ name, busy: reading.busy.length, problem }),
    confirm: async () => void told.push('confirmed'),
    miss: async ({ name }, problem) => void told.push({ name, missed: problem }),
  }
  const fetchFeed = async (address: string, edition?: Edition): Promise<FetchedFeed> => {
    shown.push(edition)
    return answers[address]?.() ?? { kind: 'unchanged' }
  }
  const read = (addresses = [google]) =>
    readCalendars({ addresses, zone: 'America/Chicago', ownerAddresses: [] }, { store, fetchFeed, now })
  return { read, told, shown }
}

const feed = (...events: string[]): FetchedFeed => ({
  kind: 'read',
  text: calendar(...events),
  etag: '"1"',
  lastModified: null,
})
const dentist = event('UID:d', 'DTSTART:20261112T150000Z', 'DTEND:20261112T160000Z')

test('one calendar that fails takes no other with it', async () => {
  const { read, told } = withFeeds({
    [google]: () => {
      throw new FeedError('The host answered with status 500.')
    },
    [nextcloud]: () => feed(dentist),
  })
  expect(await read([google, nextcloud])).toEqual({ read: 1, unchanged: 0, failed: 1 })
  expect(told).toEqual([
    { name: 'calendar.google.com, number 1 of the list', missed: 'The host answered with status 500.' },
    { name: 'cloud.example.org, number 2 of the list', busy: 1, problem: null },
  ])
})

test('a sign-in page is no calendar without events', async () => {
  const { read, told } = withFeeds({
    [google]: () => ({ kind: 'read', text: '<html>', etag: null, lastModified: null }),
  })
  expect(await read()).toMatchObject({ failed: 1 })
  expect(told).toMatchObject([{ missed: expect.stringContaining('not a whole calendar') }])
})

test('what cannot be read is told by its reason, without words of the event', async () => {
  const broken = event('UID:x', 'SUMMARY:Oncology', 'DTSTART:never')
  const { read, told } = withFeeds({ [google]: () => feed(dentist, broken) })
  await read()
  expect(told).toMatchObject([{ busy: 1, problem: 'Events that cannot be read: 1 (DTSTART is no time).' }])
})

test('a calendar that was read lately is asked for news; one of this morning is read whole, since days go by', async () => {
  const lately = { etag: '"1"', read_at: '2026-11-10T11:50:00Z' }
  const { read, shown, told } = withFeeds({}, [lately])
  await read()
  expect(shown).toEqual([{ etag: '"1"', lastModified: null }])
  expect(told).toEqual(['confirmed'])
  const older = withFeeds({ [google]: () => feed() }, [{ ...lately, read_at: '2026-11-09T20:00:00Z' }])
  await older.read()
  expect(older.shown).toEqual([undefined])
})

test('the address in Google’s link says whose invitations were declined', async () => {
  const declined = event(
    'UID:i',
    'DTSTART:20261112T150000Z',
    'DURATION:PT1H',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:owner@example.org',
  )
  const { read, told } = withFeeds({ [google]: () => feed(declined) })
  await read()
  expect(told).toMatchObject([{ busy: 0 }])
})

test('a call of ours closes nothing, whatever a calendar appends to its UID', async () => {
  const own = event(`UID:${ownCall}@google.com`, 'DTSTART:20261112T150000Z', 'DURATION:PT1H')
  const { read, told } = withFeeds({ [google]: () => feed(own) })
  await read()
  expect(told).toMatchObject([{ busy: 0 }])
  expect([ownCall.toUpperCase(), '4q1@google.com'].map(callId)).toEqual([ownCall, ''])
  expect(feedName('webcal://name:secret@host.example/x', 0)).toBe('host.example, number 1 of the list')
})
