import type { RestClient } from '../database/rest-client.ts'
import type { CacheValidators } from './fetch-feed.ts'
import type { Period } from './merge-periods.ts'

export type KnownFeed = {
  key: string
  etag: string | null
  last_modified: string | null
  read_at: string | null
}

type Feed = { key: string; name: string }

/** Sorted busy times, none before `since` (milliseconds since 1970), and the number of events behind them. */
export type StoredReading = { since: number; busy: Period[]; count: number }

/** The owner's busy times in the database (`supabase/migrations/*_calendars.sql`). */
export type CalendarStore = {
  /** The stored state of the feeds, and the ids of our own calls, whose events are skipped. */
  known(keys: string[]): Promise<{ feeds: KnownFeed[]; calls: string[] }>
  store(
    feed: Feed,
    validators: CacheValidators,
    reading: StoredReading,
    problem: string | null,
  ): Promise<void>
  confirm(key: string): Promise<void>
  miss(feed: Feed, problem: string): Promise<void>
}

export function createCalendarStore(rest: Pick<RestClient, 'call'>): CalendarStore {
  return {
    known: async (keys) =>
      (await rest.call('known_calendar_feeds', { keys })) as Awaited<ReturnType<CalendarStore['known']>>,
    async store(feed, validators, { since, busy, count }, problem) {
      const minute = (instant: number) => (instant - since) / 60_000
      await rest.call('store_calendar_feed', {
        ...feed,
        etag: validators.etag?.slice(0, 500) ?? null,
        last_modified: validators.lastModified?.slice(0, 100) ?? null,
        since: new Date(since).toISOString(),
        // Whole minutes keep a full calendar below the 64 kB limit of one call.
        busy: JSON.stringify(
          busy.map(({ from, until }) => [Math.floor(minute(from)), Math.ceil(minute(until))]),
        ),
        events: count,
        problem,
      })
    },
    confirm: async (key) => void (await rest.call('confirm_calendar_feed', { key })),
    miss: async (feed, problem) => void (await rest.call('miss_calendar_feed', { ...feed, problem })),
  }
}

/** Names a calendar without its secret address: "calendar.google.com, number 2 of the list". */
export function feedName(address: string, index: number): string {
  const host = /^[a-z]+:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(address.trim())?.[1] ?? 'an address'
  return `${host.toLowerCase()}, number ${index + 1} of the list`.slice(0, 300)
}
