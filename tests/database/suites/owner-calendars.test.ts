import { expect, test } from 'vitest'
import { database, query } from '../support/database.ts'
import { start } from '../support/samples.ts'
import {
  feedKey as key,
  missFeed as miss,
  storeBusy as store,
  takenTimes as taken,
} from '../support/taken-times.ts'

const book = (startsAt: string) => database.book({ starts_at: startsAt })
const hour = (from: string): [from: string, until: string] => [
  from,
  new Date(Date.parse(from) + 3_600_000).toISOString(),
]
const begin = async (keys = [key]): Promise<Record<string, string>[]> =>
  (await database.service.call('begin_calendars', { keys, names: keys })).body

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

test('a whole reading replaces the periods of its calendar only; without one, they stay', async () => {
  await store([hour(start(9))])
  await store([hour(start(13))], { key: 'b'.repeat(64) })
  await store([hour(start(11))])
  expect(await taken()).toEqual([hour(start(11)), hour(start(13))])
  await begin([key, 'b'.repeat(64)])
  await miss()
  expect(await taken()).toEqual([hour(start(11)), hour(start(13))])
})

test('a damaged file changes nothing, unless it is the first: then all of its time is busy', async () => {
  const damaged = { whole: false, damaged: true, problem: 'Cut off.' }
  await store([hour(start(9))], damaged)
  expect(await taken()).toEqual([hour(start(9))])
  await store([hour(start(11))])
  await store([hour(start(13))], damaged)
  expect(await taken()).toEqual([hour(start(11))])
})

test('a reading in doubt adds to the last whole one, until the next whole one', async () => {
  await store([hour(start(9))])
  for (const time of [start(11), start(13)]) await store([hour(time)], { whole: false, problem: 'Cut off.' })
  expect(await taken()).toEqual([hour(start(9)), hour(start(13))])
  await store([hour(start(13))])
  expect(await taken()).toEqual([hour(start(13))])
})

test('a calendar that lost all or most of its busy times is in doubt', async () => {
  const times = [9, 10, 11, 12, 13, 14].flatMap((at) => [start(at), start(at, 30)])
  const half = (from: string): [string, string] => [
    from,
    new Date(Date.parse(from) + 1_200_000).toISOString(),
  ]
  await store(times.map(half))
  await store(times.slice(0, 7).map(half))
  expect(await taken()).toHaveLength(7)
  await store(times.map(half))
  await store(times.slice(0, 5).map(half))
  expect(await taken()).toHaveLength(12)
  await store([])
  expect(await taken()).toHaveLength(12)
  expect(await query('select problem from public.calendar_feeds')).toEqual([
    { problem: 'Of 12 busy times ahead, 0 are left; all of them stay busy.' },
  ])
})

test('one that the owner removed frees its hours at once', async () => {
  await store([hour(start(9))])
  await store([hour(start(11))], { key: 'b'.repeat(64) })
  await begin(['b'.repeat(64)])
  expect(await taken()).toEqual([hour(start(11))])
  await begin([])
  expect(await taken()).toEqual([])
})

test('begin_calendars returns the site’s own calls and when they are', async () => {
  const { body } = await book(start(9))
  const [call = {}] = await begin()
  expect([call['id'], new Date(call['starts_at'] ?? 0).toISOString()]).toEqual([body.booking_id, start(9)])
  expect(Date.parse(call['ends_at'] ?? '') - Date.parse(call['starts_at'] ?? '')).toBe(45 * 60_000)
})

test('the morning mail says what is wrong, also if the first reading or all are interrupted', async () => {
  const said = async () => (await database.service.call('morning_report', {})).body.calendars
  await begin()
  const never = 'It has never been read, so none of its hours are blocked.'
  expect(await said()).toMatchObject([{ problem: never }])
  await miss()
  expect(await said()).toMatchObject([{ problem: `The host cannot be reached. ${never}` }])
  await store([])
  await query("update public.calendar_feeds set read_at = now() - interval '7 hours'")
  expect(await said()).toEqual([])
  await begin()
  expect(await said()).toMatchObject([{ problem: expect.stringContaining('not read for six hours') }])
  await miss()
  expect(await said()).toMatchObject([{ problem: 'The host cannot be reached.' }])
  await store([])
  expect(await said()).toEqual([])
})
