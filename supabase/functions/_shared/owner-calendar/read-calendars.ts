import { createHash } from 'node:crypto'
import { teamZone } from '../../../../content/booking-facts.ts'
import type { Database } from '../database/database.ts'
import type { OwnerCalendars } from '../environment.ts'
import { day } from '../time/time-zone.ts'
import { busyPeriods } from './busy-periods.ts'
import { FeedError, type FetchFeed } from './fetch-feed.ts'

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
      if (!reading) throw new FeedError('The answer is no calendar: perhaps a page that asks to sign in.')
      await database.call('store_calendar_feed', {
        key,
        name,
        busy: JSON.stringify(
          reading.busy.map(({ from, until, entry }) => [from / 1_000, until / 1_000, entry]),
        ),
        whole: reading.isWhole,
        problem: listed(reading.problems),
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

const mostListed = 8

function listed(problems: string[]): string | null {
  const more = problems.length - mostListed
  return [...problems.slice(0, mostListed), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ') || null
}
