import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { start } from '../support/samples.ts'
import { feedKey as key, storeBusy as store, takenTimes as taken } from '../support/taken-times.ts'

/* Busy periods from the owner's own calendars. */

const book = (startsAt: string) => database.book({ starts_at: startsAt })
const hour = (from: string): [from: string, until: string] => [
  from,
  new Date(Date.parse(from) + 3_600_000).toISOString(),
]
const miss = (problem = 'The host cannot be reached.', feed = key) =>
  database.service.call('miss_calendar_feed', { key: feed, name: 'x', problem })
const begin = async (keys = [key]): Promise<string[]> =>
  (await database.service.call('begin_calendars', { keys })).body
/** Sets the beginning of the failures to two hours ago. */
const failedForHours = () =>
  query("update public.calendar_feeds set failing_since = now() - interval '2 hours'")
const mails = () => query("select state from private.outbox where kind = 'calendar.unread' order by seq")

test('busy periods cannot be booked; adjacent times can', async () => {
  await store([hour(start(10))])
  expect(await taken()).toEqual([[start(10), start(11)]])
  const refused = await book(start(10, 45))
  expect([refused.status, refused.body.message]).toEqual([409, 'time_taken'])
  expect((await book(start(9))).status).toBe(200)
  expect((await book(start(11))).status).toBe(200)
})

test('adjacent calls and busy periods are merged, so visitors cannot tell them apart', async () => {
  await store([hour(start(9, 45))])
  await book(start(9))
  expect(await taken()).toEqual([[start(9), start(10, 45)]])
})

test('a new reading replaces the periods of its calendar only; without one, they stay', async () => {
  await store([hour(start(9))])
  await store([hour(start(13))], { key: 'b'.repeat(64) })
  await store([hour(start(11))])
  expect(await taken()).toEqual([
    [start(11), start(12)],
    [start(13), start(14)],
  ])
  await begin()
  await miss()
  expect(await taken()).toEqual([[start(11), start(12)]])
})

test('if a calendar is suddenly empty, its old periods are kept for a day and the team gets a mail', async () => {
  await store([hour(start(9))])
  await store([])
  expect(await taken()).toEqual([[start(9), start(10)]])
  expect(await mails()).toEqual([{ state: 'waiting' }])
  await store([hour(start(13))])
  expect(await taken()).toEqual([[start(13), start(14)]])
  await store([])
  await query("update public.calendar_feeds set doubted_since = now() - interval '25 hours'")
  await store([])
  expect(await taken()).toEqual([])
})

test('the same if it lost most of its events, or can be read only in part', async () => {
  const inPart = { problem: 'Something else.' }
  await store([hour(start(9))], { events: 20 })
  await store([hour(start(11))], { events: 9 })
  const both = [
    [start(9), start(10)],
    [start(11), start(12)],
  ]
  expect(await taken()).toEqual(both)
  await store([hour(start(11))], { events: 18 })
  expect(await taken()).toEqual([[start(11), start(12)]])
  await store([hour(start(9))], { events: 18, ...inPart })
  expect(await taken()).toEqual(both)
  await query("update public.calendar_feeds set doubted_since = now() - interval '25 hours'")
  for (const time of [start(9), start(13)]) await store([hour(time)], { events: 18, ...inPart })
  expect(await taken()).toEqual([[start(13), start(14)]])
})

test('a calendar whose URL changed keeps its periods until the new URL has been read', async () => {
  const keys = ['b'.repeat(64)]
  await store([hour(start(9))])
  await begin(keys)
  await miss('No.', keys[0])
  await begin(keys)
  expect(await taken()).toEqual([[start(9), start(10)]])
  await store([hour(start(13))], { key: keys[0] })
  await begin(keys)
  expect(await taken()).toEqual([[start(13), start(14)]])
})

test('begin_calendars returns the site’s own calls', async () => {
  const { body } = await book(start(9))
  expect(await begin()).toEqual([body.booking_id])
})

test('a call booked before a conflicting event is kept, and its row can still be updated', async () => {
  await book(start(9))
  await store([hour(start(9))])
  expect(await query("update public.bookings set phone = '2' returning phone")).toHaveLength(1)
})

test('the team gets at most one mail a day about failures, and none if they last under an hour', async () => {
  await store([])
  await miss()
  expect(await mails()).toEqual([])
  await failedForHours()
  await miss()
  await miss()
  expect(await mails()).toEqual([{ state: 'waiting' }])
  await query("update private.outbox set created_at = now() - interval '25 hours'")
  await miss()
  expect(await mails()).toHaveLength(2)
  await store([])
  expect(await mails()).toEqual([{ state: 'withdrawn' }, { state: 'withdrawn' }])
})

test('if a failure was mailed, the recovery is mailed too, once', async () => {
  await store([])
  await miss()
  await failedForHours()
  await miss()
  await query("update private.outbox set state = 'sent', settled_at = now()")
  await store([])
  await store([])
  const kinds = await query('select kind from private.outbox order by seq')
  expect(kinds).toEqual([{ kind: 'calendar.unread' }, { kind: 'calendar.recovered' }])
})

test('the team gets a mail if readings keep being interrupted', async () => {
  await store([])
  await query("update public.calendar_feeds set read_at = now() - interval '7 hours'")
  await begin()
  expect(await mails()).toEqual([])
  await failedForHours()
  await begin()
  expect(await mails()).toEqual([{ state: 'waiting' }])
})

test('a calendar that was never read is mailed at once', async () => {
  await miss('The host answered with status 404.')
  expect(await mails()).toEqual([{ state: 'waiting' }])
})
