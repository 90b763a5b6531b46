import type { RestClient } from '../database/rest-client.ts'
import { hashText } from '../hash-text.ts'
import type { FeedReading } from './busy-periods.ts'
import type { Edition } from './fetch-feed.ts'

export type KnownFeed = {
  key: string
  etag: string | null
  last_modified: string | null
  read_at: string | null
}

type Feed = { key: string; name: string }

/** What the database keeps of the owner's calendars (`supabase/migrations/*_calendars.sql`). */
export type CalendarStore = {
  /** Forgets the feeds that are not among `keys`. */
  known(keys: string[]): Promise<KnownFeed[]>
  store(
    feed: Feed,
    edition: Edition,
    reading: FeedReading & { ok: true },
    problem: string | null,
  ): Promise<void>
  confirm(key: string): Promise<void>
  miss(feed: Feed, problem: string): Promise<void>
}

export function createCalendarStore(rest: Pick<RestClient, 'call'>): CalendarStore {
  return {
    known: async (keys) => (await rest.call('known_calendar_feeds', { keys })) as KnownFeed[],
    async store(feed, edition, reading, problem) {
      const busy = await Promise.all(
        reading.busy.map(async ({ uid, from, until }) => ({
          event: await eventHash(uid),
          starts_at: new Date(from).toISOString(),
          ends_at: new Date(until).toISOString(),
          call: callId(uid),
        })),
      )
      await rest.call('store_calendar_feed', {
        ...feed,
        etag: edition.etag?.slice(0, 500) ?? null,
        last_modified: edition.lastModified?.slice(0, 100) ?? null,
        reading: JSON.stringify(busy),
        unreadable: await Promise.all(reading.unreadable.map(({ uid }) => (uid ? eventHash(uid) : ''))),
        problem,
      })
    },
    confirm: async (key) => void (await rest.call('confirm_calendar_feed', { key })),
    miss: async (feed, problem) => void (await rest.call('miss_calendar_feed', { ...feed, problem })),
  }
}

/** The booking id that a call's event has as its UID; some calendars append their own name. */
export function callId(uid: string): string | null {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(uid)?.[0].toLowerCase() ?? null
}

const eventHash = async (uid: string) => (await hashText(uid)).slice(0, 32)

/** How the team knows a calendar without its address: "calendar.google.com, number 2 of the list". */
export function feedName(address: string, index: number): string {
  const host = /^[a-z]+:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(address.trim())?.[1] ?? 'an address'
  return `${host.toLowerCase()}, number ${index + 1} of the list`.slice(0, 300)
}
