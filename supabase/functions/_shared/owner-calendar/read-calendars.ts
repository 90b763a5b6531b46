import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { OwnerCalendars } from '../environment.ts'
import { teamZone } from '../site-values.ts'
import { day } from '../time/wall-time.ts'
import { busyPeriods, type FeedReading } from './busy-periods.ts'
import { FeedError } from './feed-address.ts'
import type { FetchFeed } from './fetch-feed.ts'

export type CalendarsOutcome = { read: number; failed: number }

/** Calls can be booked 16 days ahead; the rest covers a calendar that cannot be reached for weeks. */
const daysAhead = 45
/**
 * Milliseconds; no call fits into a shorter gap. Closing them keeps the 17 days that a page requests below the
 * database's limit of a thousand rows per response.
 */
const shortestGap = 30 * 60_000

/** Reads all of the owner's calendars and stores the busy times. If one fails, its stored busy times are kept. */
export async function readCalendars(
  { addresses, ownerAddresses }: OwnerCalendars,
  { database, fetchFeed, now }: { database: Pick<Database, 'call'>; fetchFeed: FetchFeed; now: Date },
): Promise<CalendarsOutcome> {
  const feeds = addresses.map((address, index) => ({
    address,
    key: createHash('sha256').update(address).digest('hex'),
    name: feedName(address, index),
  }))
  const keys = feeds.map(({ key }) => key)
  const ownCalls = new Set(await database.call('begin_calendars', { keys }))
  const outcome: CalendarsOutcome = { read: 0, failed: 0 }
  // Busy times are stored as whole seconds.
  const second = Math.floor(now.getTime() / 1_000) * 1_000
  const window = { from: second - day, until: second + daysAhead * day }

  for (const { address, key, name } of feeds) {
    try {
      const reading = busyPeriods(await fetchFeed(address), {
        window,
        ownerZone: teamZone,
        ownerAddresses: [...ownerAddresses, ...mailAddressesIn(address)],
        ownCalls,
        shortestGap,
      })
      if (!reading) throw new FeedError('The response is not a complete calendar.')
      await database.call('store_calendar_feed', {
        key,
        name,
        busy: JSON.stringify(reading.busy.map(({ from, until }) => [from / 1_000, until / 1_000])),
        events: reading.count,
        problem: problemOf(reading),
      })
      outcome.read += 1
    } catch (error) {
      // An error in one calendar must not keep the others from being read.
      if (!(error instanceof FeedError)) console.error(`${name} could not be read`, error)
      const problem = error instanceof FeedError ? error.message : 'The calendar could not be read or stored.'
      await database.call('miss_calendar_feed', { key, name, problem })
      outcome.failed += 1
    }
  }
  return outcome
}

/** Names a calendar without its secret address: "calendar.google.com, number 2 of the list"; a file by its name. */
export function feedName(address: string, index: number): string {
  const host =
    /^[a-z]+:\/\/(?:[^/@]*@)?([^/:?#]+)/i.exec(address.trim())?.[1] ?? address.trim().split('/').at(-1)
  return `${host?.toLowerCase()}, number ${index + 1} of the list`.slice(0, 300)
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
function problemOf({ unreadable, unknownZones }: FeedReading): string | null {
  const reasons = [...new Set(unreadable)].slice(0, 5)
  const zones = [...unknownZones].slice(0, 5).map(safeName)
  const parts = [
    unreadable.length > 0 && `Events that cannot be read: ${unreadable.length} (${reasons.join('; ')}).`,
    zones.length > 0 && `Events in unknown time zones, read in yours: ${zones.join(', ')}.`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' ') : null
}

/** Any attendee can choose a zone's name: without punctuation it cannot be a link, nor half a character. */
const safeName = (name: string) =>
  [...name.replace(/[^\p{L}\p{N} /_+-]/gu, ' ').trim()].slice(0, 40).join('') || 'without a name'
