import type { RestClient } from '../database/rest-client.ts'
import type { Edition } from './fetch-feed.ts'
import type { Period } from './merge-periods.ts'

export type KnownFeed = {
  key: string
  etag: string | null
  last_modified: string | null
  read_at: string | null
}

type Feed = { key: string; name: string }

/** Busy times in order, none before `since` (milliseconds since 1970), and how many events they stand for. */
export type StoredReading = { since: number; busy: Period[]; count: number }

/** What the database keeps of the owner's calendars (`supabase/migrations/*_calendars.sql`). */
export type CalendarStore = {
  /** The feeds among `keys` that are known, and the ids of our own calls, whose events close nothing. */
  known(keys: string[]): Promise<{ feeds: KnownFeed[]; calls: string[] }>
  store(feed: Feed, edition: Edition, reading: StoredReading, problem: string | null): Promise<void>
  confirm(key: string): Promise<void>
  miss(feed: Feed, problem: string): Promise<void>
}

export function createCalendarStore(rest: Pick<RestClient, 'call'>): CalendarStore {
  return {
    known: async (keys) =>
      (await rest.call('known_calendar_feeds', { keys })) as Awaited<ReturnType<CalendarStore['known']>>,
    async store(feed, edition, { since, busy, count }, problem) {
      const minute = (instant: number) => (instant - since) / 60_000
      await rest.call('store_calendar_feed', {
        ...feed,
        etag: edition.etag?.slice(0, 500) ?? null,
        last_modified: edition.lastModified?.slice(0, 100) ?? null,
        since: new Date(since).toISOString(),
        // Whole minutes keep a full calendar within the 64 kB that one call may hold.
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

/** How the team knows a calendar without its address: "calendar.google.com, number 2 of the list". */
export function feedName(address: string, index: number): string {
  const host = /^[a-z]+:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(address.trim())?.[1] ?? 'an address'
  return `${host.toLowerCase()}, number ${index + 1} of the list`.slice(0, 300)
}
