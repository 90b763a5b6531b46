import { type Budget, budgetOfFeed, stepsOfFeed, TooLate, TooManySteps } from './budget.ts'
import { type FeedComponent, readComponents } from './components.ts'
import { type FeedContext, type FeedEvent, readDuration, readEvent, startOf } from './feed-event.ts'
import { feedZones } from './feed-zones.ts'
import { mergePeriods, type Period } from './merge-periods.ts'
import { readProperties, text, UnreadableEvent } from './properties.ts'
import { seriesPeriods } from './series.ts'
import { namedZone, toInstant, utc } from './time-zone.ts'
import { day, endOfDay, readTime } from './wall-time.ts'

export type FeedOptions = {
  /** Only what touches it is wanted; milliseconds since 1970. */
  window: Period
  /** IANA name: where the owner's whole days and floating times are. */
  ownerZone: string
  /** The owner's own mail addresses, for invitations that they declined. */
  ownerAddresses?: string[]
  /** Booking ids of our own calls, which close their hours themselves. */
  ownCalls?: ReadonlySet<string>
  /** Free gaps shorter than this are closed; milliseconds. */
  shortestGap?: number
  /** Milliseconds since 1970, for the deadline. */
  clock?: () => number
}

export type FeedReading =
  | {
      ok: true
      /** Within the window, in order, without overlaps. */
      busy: Period[]
      /** How many busy times there were before those that touch became one. */
      count: number
      /** Why events could not be read, or not wholly; one reason for each. */
      unreadable: string[]
      /** Zone names that nothing explains; their times were read in the owner's zone. */
      unknownZones: string[]
      /** What it cost, of `stepsOfFeed`. */
      steps: number
    }
  | { ok: false; reason: string }

type Reading = { busy: Period[]; unreadable: string[]; unknownZones: Set<string>; budget: Budget }

/**
 * When the owner of a calendar is busy (RFC 5545), without a word of why. An event that cannot be read counts as
 * busy at its start and takes no others with it; one that repeats too often to be followed counts as busy all
 * the time, and so does what recurs behind a feed's steps.
 */
export function busyPeriods(feed: string, options: FeedOptions): FeedReading {
  const calendars = readComponents(feed)
  if (!calendars) return { ok: false, reason: 'The host’s answer is not a whole calendar.' }
  const budget = budgetOfFeed(options.clock ?? Date.now)
  const reading: Reading = { busy: [], unreadable: [], unknownZones: new Set(), budget }
  try {
    for (const calendar of calendars) readCalendar(calendar, options, reading)
  } catch (error) {
    if (error instanceof TooLate) return { ok: false, reason: 'The calendar takes too long to read.' }
    throw error
  }
  return {
    ok: true,
    busy: mergePeriods(reading.busy, options.window, options.shortestGap),
    count: reading.busy.length,
    unreadable: reading.unreadable,
    unknownZones: [...reading.unknownZones],
    steps: stepsOfFeed - budget.steps,
  }
}

function readCalendar(calendar: FeedComponent, options: FeedOptions, reading: Reading): void {
  const context = contextOf(calendar, options, reading)
  const byUid = new Map<string, FeedEvent[]>()
  for (const component of calendar.children) {
    try {
      if (component.name === 'VFREEBUSY') {
        for (const period of freeBusyPeriods(component, context, options.window)) reading.busy.push(period)
      }
      if (component.name !== 'VEVENT' || isOver(component, options.window)) continue
      const event = readEvent(component, context)
      if (options.ownCalls?.has(callId(event.uid))) continue
      // Without a UID an event stands alone.
      const key = event.uid || `:${byUid.size}`
      const same = byUid.get(key)
      if (same) same.push(event)
      else byUid.set(key, [event])
    } catch (error) {
      if (error instanceof TooLate) throw error
      reading.unreadable.push(reasonOf(error))
      closeStart(component, context, options.window, reading)
    }
  }
  for (const events of byUid.values()) {
    try {
      for (const period of seriesPeriods(events, options.window, reading.budget)) reading.busy.push(period)
    } catch (error) {
      if (error instanceof TooLate) throw error
      if (error instanceof TooManySteps) closeThroughout(events, options.window, reading)
      else {
        reading.unreadable.push(reasonOf(error))
        for (const { busy, start, endOf } of events) {
          if (busy) reading.busy.push({ from: start.instant, until: endOf(start.wall, start.instant) })
        }
      }
    }
  }
}

const reasonOf = (error: unknown) =>
  error instanceof UnreadableEvent ? error.message : 'an event is beyond all bounds'

/** An hour from the start of an event that cannot be read, or its day. */
function closeStart(component: FeedComponent, context: FeedContext, window: Period, reading: Reading): void {
  const start = startOf(component, context)
  if (!start || component.name !== 'VEVENT') return
  const { isDate, instant, wall, zone } = start
  const until = isDate ? toInstant(wall + day, zone) : instant + 3_600_000
  if (until > window.from && instant < window.until) reading.busy.push({ from: instant, until })
}

/** What repeats too often to be followed closes all of its time. */
function closeThroughout(events: FeedEvent[], window: Period, reading: Reading): void {
  for (const { busy, longest, start, rules } of events) {
    if (!busy || longest === 0) continue
    const ends = rules.map(({ until }) => (until ? endOfDay(until.wall) + day : window.until))
    const until = Math.min(window.until, Math.max(start.instant + longest, ...ends))
    const from = Math.max(window.from, start.instant)
    if (until > from) reading.busy.push({ from, until })
    reading.unreadable.push('an event repeats too often; all of its time counts as busy')
  }
}

/** The booking id that a call's event has as its UID; some calendars append their own name. */
export function callId(uid: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(uid)?.[0].toLowerCase() ?? ''
}

function contextOf(calendar: FeedComponent, options: FeedOptions, reading: Reading): FeedContext {
  const own = readCalendarProperties(calendar)
  const ownerZone = namedZone(options.ownerZone) ?? utc
  // Google names a person's main calendar after their address.
  const addresses = [...(options.ownerAddresses ?? []), own.name]
  return {
    ownerZone,
    ownerAddresses: new Set(
      addresses.map((address) => address.trim().toLowerCase()).filter((address) => address.includes('@')),
    ),
    zoneOf: feedZones(calendar, options.window, reading.budget),
    unknownZone: (name) => reading.unknownZones.add(name),
    calendarCancelled: own.method === 'CANCEL',
  }
}

function readCalendarProperties(calendar: FeedComponent) {
  try {
    const properties = readProperties(calendar)
    return {
      name: text(properties, 'x-wr-calname'),
      method: text(properties, 'method').toUpperCase(),
    }
  } catch {
    return { name: '', method: '' }
  }
}

/**
 * Tells by a glance that an event is long over. Most of a feed is the past, and reading it properly would
 * take most of the time that a hosted function has.
 */
function isOver({ lines }: FeedComponent, window: Period): boolean {
  const dates = lines
    .filter((line) => /^(DTSTART|DTEND)[;:]/i.test(line))
    .map((line) => /:(\d{8})(T\d{6}Z?)?\s*$/.exec(line)?.[1])
  const special = lines.some((line) => /^(RRULE|RDATE|RECURRENCE-ID|DURATION)[;:]/i.test(line))
  if (special || dates.length === 0 || dates.includes(undefined)) return false
  const limit = new Date(window.from - 3 * day).toISOString().slice(0, 10).replaceAll('-', '')
  return dates.every((date) => (date ?? '') < limit)
}

/**
 * The busy times of a VFREEBUSY, as calendars share that hide their events (RFC 5545, 3.6.4).
 *
 * @throws UnreadableEvent
 */
function freeBusyPeriods(component: FeedComponent, context: FeedContext, window: Period): Period[] {
  const instant = (value: string) => {
    const time = readTime(value)
    return time && toInstant(time.wall, time.isUtc ? utc : context.ownerZone)
  }
  return readProperties(component)
    .filter(({ name, parameters }) => name === 'freebusy' && parameters['fbtype']?.toUpperCase() !== 'FREE')
    .flatMap(({ values }) => values)
    .map((value) => {
      const [start = '', end = ''] = [value].flat().map(String)
      const from = instant(start)
      if (from === undefined) throw new UnreadableEvent('FREEBUSY is no period')
      const { days, exact } = readTime(end) ? { days: 0, exact: 0 } : readDuration(end)
      return { from, until: instant(end) ?? from + days + exact }
    })
    .filter(({ from, until }) => until > from && until > window.from && from < window.until)
}
