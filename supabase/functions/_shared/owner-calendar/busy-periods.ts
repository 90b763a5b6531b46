import { namedZone, utc } from '../time/time-zone.ts'
import { all, type Block, Damaged, propertiesOf, readBlocks, text } from './blocks.ts'
import { type FeedContext, readEvent } from './feed-event.ts'
import { type BusyPeriod, mergePeriods, type Period } from './merge-periods.ts'
import { calendarZones, type FeedZone, textValue, unknownZone } from './zones.ts'

export type FeedOptions = {
  /** Only events that overlap it are returned; milliseconds since 1970. */
  window: Period
  /** IANA name: the zone of all-day events, and of times without a zone if the calendar names none. */
  ownerZone: string
  /** The owner's email addresses, to recognize invitations that they declined. */
  ownerAddresses?: string[]
  /** Our own calls, by booking id. Their events are skipped where they stand as booked: the bookings block that time. */
  ownCalls?: ReadonlyMap<string, Period>
  /** Shorter gaps between busy times count as busy too; milliseconds. */
  shortestGap?: number
}

export type FeedReading = {
  /** Within the window, sorted, without overlaps. Each names its entries by their kind and start, never by title. */
  busy: BusyPeriod[]
  /** False if the file is damaged, or if no day of an event can be read. */
  isWhole: boolean
  /** Damaged or cut off: all of the window is busy. What was read before is a better guess, if there is any. */
  isDamaged: boolean
  /** One sentence for each thing that could not be read. */
  problems: string[]
}

/**
 * When the owner of a calendar is busy (RFC 5545), without titles or other details; undefined if the text is no
 * calendar. In doubt busy: what is not exactly right never removes time, and affects no other event.
 */
export function busyPeriods(feed: string, options: FeedOptions): FeedReading | undefined {
  const { window, ownCalls, shortestGap } = options
  const busy: BusyPeriod[] = []
  const problems = new Set<string>()
  let isWhole = true
  try {
    const calendars = readBlocks(feed, window.from)
    if (calendars.length === 0) return undefined
    for (const calendar of calendars) {
      const context = contextOf(calendar, options)
      const events = calendar.blocks
        .filter(({ name }) => name === 'VEVENT')
        .map((block) => readEvent(block, context))
      const replaced = new Set(
        events.flatMap(({ uid, replaces }) => (uid ? replaces.map((key) => `${uid} ${key}`) : [])),
      )
      for (const { uid, entry, isBusy, hasDay, replaces, instances, problems: unread } of events) {
        if (!isBusy) continue
        isWhole &&= hasDay
        const booked = ownCalls?.get(callId(uid))
        const periods = instances
          .filter(({ key }) => replaces.length > 0 || !uid || !replaced.has(`${uid} ${key}`))
          .flatMap((instance) => instance.periods)
          .filter(({ from, until }) => until > Math.max(from, window.from) && from < window.until)
          .filter(({ from, until }) => !booked || from < booked.from || until > booked.until)
        for (const period of periods) busy.push({ ...period, entry })
        if (periods.length > 0 || !hasDay) for (const problem of unread) problems.add(`${entry}: ${problem}.`)
      }
    }
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    const problem =
      'The calendar is damaged or cut off. What we read last stays busy; if that’s nothing, all of its time.'
    return {
      busy: [{ ...window, entry: 'a damaged calendar' }],
      isWhole: false,
      isDamaged: true,
      problems: [problem],
    }
  }
  return { busy: mergePeriods(busy, window, shortestGap), isWhole, isDamaged: false, problems: [...problems] }
}

function contextOf(
  calendar: Block,
  { window, ownerZone: name, ownerAddresses = [] }: FeedOptions,
): FeedContext {
  const properties = propertiesOf(calendar)
  const ownerZone: FeedZone = { name, zones: [namedZone(name) ?? utc], isKnown: true }
  const zoneOf = calendarZones(calendar, window)
  const [named, ...more] = all(properties, 'X-WR-TIMEZONE')
  return {
    window,
    ownerZone,
    zoneOf,
    floating: more.length > 0 ? unknownZone('') : named ? zoneOf(textValue(named.value)) : ownerZone,
    ownerAddresses: new Set(ownerAddresses.map((address) => address.toLowerCase())),
    isCanceled: /^CANCEL$/i.test(text(properties, 'METHOD')),
  }
}

/** The booking id that our calls have as their UID, or ''. Some calendars append their own domain to it. */
export function callId(uid: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(uid)?.[0].toLowerCase() ?? ''
}
