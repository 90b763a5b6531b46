import type { OwnerCalendars } from '../environment.ts'
import { hashText } from '../hash-text.ts'
import { busyPeriods, type FeedReading } from './busy-periods.ts'
import { type CalendarStore, feedName } from './calendar-store.ts'
import { FeedError } from './feed-address.ts'
import type { FetchFeed } from './fetch-feed.ts'
import { day } from './wall-time.ts'

export type CalendarsOutcome = { read: number; unchanged: number; failed: number }

/** Calls can be booked 16 days ahead; the rest covers a calendar that cannot be reached for weeks. */
const daysAhead = 45
/**
 * Milliseconds; no call fits into a shorter gap. Closing them keeps the 17 days that a page requests below the
 * database's limit of a thousand rows per response.
 */
const shortestGap = 30 * 60_000
/** Even an unchanged calendar is read again after half a day, because the window has moved. */
const wholeReadingEvery = day / 2

/** Reads all of the owner's calendars and stores the busy times. If one fails, its stored busy times are kept. */
export async function readCalendars(
  { addresses, zone, ownerAddresses }: OwnerCalendars,
  { store, fetchFeed, now }: { store: CalendarStore; fetchFeed: FetchFeed; now: Date },
): Promise<CalendarsOutcome> {
  const feeds = await Promise.all(
    addresses.map(async (address, index) => ({
      address,
      key: await hashText(address),
      name: feedName(address, index),
    })),
  )
  const known = await store.known(feeds.map(({ key }) => key))
  const outcome: CalendarsOutcome = { read: 0, unchanged: 0, failed: 0 }
  const window = { from: now.getTime() - day, until: now.getTime() + daysAhead * day }
  const ownCalls = new Set(known.calls)

  for (const { address, key, name } of feeds) {
    const state = known.feeds.find((feed) => feed.key === key)
    const fresh = state?.read_at && now.getTime() - Date.parse(state.read_at) < wholeReadingEvery
    try {
      const feed = await fetchFeed(
        address,
        state && fresh ? { etag: state.etag, lastModified: state.last_modified } : undefined,
      )
      if (feed.kind === 'unchanged') {
        await store.confirm(key)
        outcome.unchanged += 1
        continue
      }
      const reading = busyPeriods(feed.text, {
        window,
        ownerZone: zone,
        ownerAddresses: [...ownerAddresses, ...mailAddressesIn(address)],
        ownCalls,
        shortestGap,
      })
      if (!reading.ok) throw new FeedError(reading.reason)
      await store.store({ key, name }, feed, { ...reading, since: window.from }, problemOf(reading))
      outcome.read += 1
    } catch (error) {
      // An error in one calendar must not keep the others from being read.
      if (!(error instanceof FeedError)) console.error(`${name} could not be read`, error)
      const reason = error instanceof FeedError ? error.message : 'The calendar could not be read or stored.'
      await store.miss({ key, name }, reason)
      outcome.failed += 1
    }
  }
  return outcome
}

/** Google's secret address contains the calendar's email address. */
function mailAddressesIn(address: string): string[] {
  // Not decodeURIComponent, which throws for escapes that are not UTF-8.
  const decoded = address.replace(/%([0-7][0-9a-f])/gi, (_, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return decoded.match(/[^/\s?=&:]+@[^/\s?=&]+\.[^/\s?=&]+/g) ?? []
}

/** The message to the team about a calendar that was read in part: reasons, but no event titles. */
function problemOf({ unreadable, unknownZones }: FeedReading & { ok: true }): string | null {
  const reasons = [...new Set(unreadable)].slice(0, 5)
  const parts = [
    unreadable.length > 0 && `Events that cannot be read: ${unreadable.length} (${reasons.join('; ')}).`,
    unknownZones.length > 0 &&
      `Events in unknown time zones, read in yours: ${unknownZones
        .slice(0, 5)
        .map((name) => name.slice(0, 60))
        .join(', ')}.`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ').slice(0, 1_000) : null
}
