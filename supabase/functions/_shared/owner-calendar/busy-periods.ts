import { namedZone, utc } from '../time/time-zone.ts'
import { all, type Block, propertiesOf, readBlocks, TooLong, text } from './blocks.ts'
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
  /** False if busy times may be missing: the file is cut off, damaged or too long, or no day of an event can be read. */
  isWhole: boolean
  /** One sentence for each thing that could not be read. */
  problems: string[]
}

/**
 * When the owner of a calendar is busy (RFC 5545), without titles or other details; undefined if the text is no
 * calendar. In doubt busy: what is not exactly right never removes time, and affects no other event. If a calendar is
 * too long, all of the window is busy.
 */
export function busyPeriods(feed: string, options: FeedOptions): FeedReading | undefined {
  const { window, ownCalls, shortestGap } = options
  const busy: BusyPeriod[] = []
  const problems = new Set<string>()
  let isWhole = true
  try {
    const file = readBlocks(feed, window.from)
    if (!file.calendars.some(({ name }) => name === 'VCALENDAR')) return undefined
    isWhole = file.isWhole
    if (!isWhole) problems.add('The calendar is damaged or cut off; what we read last stays busy.')
    for (const calendar of file.calendars) {
      const context = contextOf(calendar, options)
      const events = calendar.blocks.filter(isEvent).map((block) => readEvent(block, context))
      const replaced = new Map<string, Set<string>>()
      for (const { uid, replaces } of events)
        for (const key of uid ? replaces : []) replaced.set(uid, (replaced.get(uid) ?? new Set()).add(key))
      for (const { uid, entry, isBusy, hasDay, replaces, instances, problems: unread } of events) {
        if (!isBusy) continue
        isWhole &&= hasDay
        const booked = ownCalls?.get(callId(uid))
        const periods = instances
          .filter(({ key }) => replaces.length > 0 || !replaced.get(uid)?.has(key))
          .flatMap((instance) => instance.periods)
          .filter(({ from, until }) => until > Math.max(from, window.from) && from < window.until)
          .filter(({ from, until }) => !booked || from < booked.from || until > booked.until)
        for (const period of periods) busy.push({ ...period, entry })
        if (periods.length > 0 || !hasDay) for (const problem of unread) problems.add(`${entry}: ${problem}.`)
      }
    }
  } catch (error) {
    if (!(error instanceof TooLong)) throw error
    isWhole = false
    busy.push({ ...window, entry: 'a calendar that is too long' })
    problems.add('The calendar is too long to read; all of its time is busy.')
  }
  return { busy: mergePeriods(busy, window, shortestGap), isWhole, problems: [...problems] }
}

/** A block of a kind that nobody knows is an event in doubt if it has a time. */
const isEvent = ({ name, lines }: Block) =>
  name === 'VEVENT' ||
  (!/^(?:|VTIMEZONE|VTODO|VJOURNAL|VALARM)$/.test(name) &&
    lines.some((line) => /^(?:DT(?:START|END)|FREEBUSY)/i.test(line)))

function contextOf(
  calendar: Block,
  { window, ownerZone: name, ownerAddresses = [] }: FeedOptions,
): FeedContext {
  const properties = propertiesOf(calendar)
  const ownerZone: FeedZone = { name, zones: [namedZone(name) ?? utc], isKnown: true }
  const zoneOf = calendarZones(calendar, window)
  const [named, ...more] = all(properties, 'X-WR-TIMEZONE')
  const isUnknown = more.length > 0 || calendar.isDamaged
  // Google names a person's primary calendar after their email address.
  const addresses = [...ownerAddresses, text(properties, 'X-WR-CALNAME')].filter((each) => each.includes('@'))
  return {
    window,
    ownerZone,
    zoneOf,
    floating: isUnknown ? unknownZone('') : named ? zoneOf(textValue(named.value)) : ownerZone,
    ownerAddresses: new Set(addresses.map((address) => address.trim().toLowerCase())),
    isCanceled: /^CANCEL$/i.test(text(properties, 'METHOD')),
  }
}

/** The booking id that our calls have as their UID, or ''. Some calendars append their own domain to it. */
export function callId(uid: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(uid)?.[0].toLowerCase() ?? ''
}
