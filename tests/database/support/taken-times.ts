import { database } from './database.ts'

/** The taken times of the next 30 days, as visitors get them, in ISO format. */
export async function takenTimes(): Promise<[from: string, until: string][]> {
  const until = new Date(Date.now() + 30 * 86_400_000)
  const range = { from_instant: new Date().toISOString(), until_instant: until.toISOString() }
  const { body } = await database.call('taken_times', range)
  const iso = (instant: string) => new Date(instant).toISOString()
  return body.map((time: { starts_at: string; ends_at: string }) => [iso(time.starts_at), iso(time.ends_at)])
}

export const feedKey = 'a'.repeat(64)

export async function storeBusy(
  periods: [from: string, until: string][],
  changes: object = {},
): Promise<void> {
  const busy = periods.map((period) => [...period.map((instant) => Date.parse(instant) / 1_000), 'Event'])
  const { status } = await database.service.call('store_calendar_feed', {
    key: feedKey,
    name: 'calendar.example.org',
    busy: JSON.stringify(busy),
    whole: true,
    ...changes,
  })
  if (status >= 300) throw new Error(`The calendar was not stored: ${status}`)
}

export const missFeed = () =>
  database.service.call('miss_calendar_feed', {
    key: feedKey,
    name: 'x',
    problem: 'The host cannot be reached.',
  })
