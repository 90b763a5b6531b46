import { createHash } from 'node:crypto'
import { teamDaysAhead, teamZone } from '../../../../content/booking-facts.ts'
import type { Database } from '../database/database.ts'
import type { OwnerCalendars } from '../environment.ts'
import { day } from '../time/time-zone.ts'
import { busyPeriods, type FeedOptions, type FeedReading } from './busy-periods.ts'
import { FeedError, type FetchFeed } from './fetch-feed.ts'

export type CalendarsOutcome = { read: number; failed: number }
/** Undefined if the text is no calendar. Rejects with a FeedError if it does not finish. */
export type ReadFeed = (feed: string, options: FeedOptions) => Promise<FeedReading | undefined>

/** As far as anybody can book, and for a calendar that cannot be reached for two weeks. */
const daysAhead = teamDaysAhead + 18
/**
 * Milliseconds; no call fits into a shorter gap. Closing them keeps what a page requests below the database's limit of a
 * thousand rows per response.
 */
const shortestGap = 30 * 60_000
/** Milliseconds between two readings. */
const pause = 600_000

/**
 * Reads the owner's calendars one after the other and stores the busy times. If one fails, its stored busy times are
 * kept. Each reading begins with another calendar: if a hosted function is killed at one, the others have their turn.
 */
export async function readCalendars(
  { addresses, ownerAddresses }: OwnerCalendars,
  outside: {
    database: Pick<Database, 'call'>
    fetchFeed: FetchFeed
    readFeed?: ReadFeed | undefined
    now: Date
  },
): Promise<CalendarsOutcome> {
  const { database, fetchFeed, readFeed = async (feed, options) => busyPeriods(feed, options), now } = outside
  const feeds = addresses.map((address, index) => ({
    address,
    key: createHash('sha256').update(address).digest('hex'),
    name: feedName(address, index),
  }))
  const calls = await database.call('begin_calendars', {
    keys: feeds.map(({ key }) => key),
    names: feeds.map(({ name }) => name),
  })
  const ownCalls = new Map(
    calls.map(({ id, starts_at, ends_at }) => [
      id,
      { from: Date.parse(starts_at), until: Date.parse(ends_at) },
    ]),
  )
  const outcome: CalendarsOutcome = { read: 0, failed: 0 }
  // Busy times are stored as whole seconds.
  const second = Math.floor(now.getTime() / 1_000) * 1_000
  const window = { from: second - day, until: second + daysAhead * day }

  const first = Math.floor(now.getTime() / pause) % feeds.length
  for (const { address, key, name } of [...feeds.slice(first), ...feeds.slice(0, first)]) {
    try {
      const reading = await readFeed(await fetchFeed(address), {
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
        damaged: reading.isDamaged,
        problem: listed(reading.problems),
      })
      outcome[reading.isDamaged ? 'failed' : 'read'] += 1
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

/**
 * Names a calendar without its secret address, also where `https://` is missing: "calendar.google.com, number 2 of the
 * list".
 */
function feedName(address: string, index: number): string {
  const name = /^(?:[a-z]+:\/\/)?(?:[^/@]*@)?([^/:?#]+)/i.exec(address)?.[1]
  return `${name?.toLowerCase()}, number ${index + 1} of the list`.slice(0, 300)
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
