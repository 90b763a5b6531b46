import { namedZone, toInstant, utc } from '../time/time-zone.ts'
import { day, endOfDay, readTime } from '../time/wall-time.ts'
import { type Budget, feedBudget, maxSteps, TooLate, TooManySteps } from './budget.ts'
import { type FeedComponent, readComponents } from './components.ts'
import { type FeedContext, type FeedEvent, readDuration, readEvent, startOf } from './feed-event.ts'
import { feedZones } from './feed-zones.ts'
import { mergePeriods, type Period } from './merge-periods.ts'
import { readProperties, text, UnreadableEvent } from './properties.ts'
import { seriesPeriods } from './series.ts'

export type FeedOptions = {
  /** Only events that overlap it are returned; milliseconds since 1970. */
  window: Period
  /** IANA name: the zone of all-day events and floating times. */
  ownerZone: string
  /** The owner's email addresses, to recognize invitations that they declined. */
  ownerAddresses?: string[]
  /** Booking ids of our own calls. Their events are skipped: the bookings already block the time. */
  ownCalls?: ReadonlySet<string>
  /** Shorter gaps between busy times count as busy too; milliseconds. */
  shortestGap?: number
  /** Returns milliseconds since 1970, for the deadline. */
  clock?: () => number
}

export type FeedReading =
  | {
      ok: true
      /** Within the window, sorted, without overlaps. */
      busy: Period[]
      /** Number of busy times before merging. */
      count: number
      /** One reason for each event that could not be read completely. */
      unreadable: string[]
      /** Unknown zone names; their times were read in the owner's zone. */
      unknownZones: string[]
      /** Steps used; the budget is `maxSteps`. */
      steps: number
    }
  | { ok: false; reason: string }

type Reading = { busy: Period[]; unreadable: string[]; unknownZones: Set<string>; budget: Budget }

/**
 * When the owner of a calendar is busy (RFC 5545), without titles or other details. An unreadable event counts
 * as busy at its start and does not affect other events. An event that repeats too often counts as busy all the
 * time, and so do recurring events that come after the feed's steps are used up.
 */
export function busyPeriods(feed: string, options: FeedOptions): FeedReading {
  const calendars = readComponents(feed)
  if (!calendars) return { ok: false, reason: 'The response is not a complete calendar.' }
  const budget = feedBudget(options.clock ?? Date.now)
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
    steps: maxSteps - budget.steps,
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
      // Events without a UID are not grouped.
      const key = event.uid || `:${byUid.size}`
      const same = byUid.get(key)
      if (same) same.push(event)
      else byUid.set(key, [event])
    } catch (error) {
      if (error instanceof TooLate) throw error
      reading.unreadable.push(reasonOf(error))
      markStartBusy(component, context, options.window, reading)
    }
  }
  for (const events of byUid.values()) {
    try {
      for (const period of seriesPeriods(events, options.window, reading.budget)) reading.busy.push(period)
    } catch (error) {
      if (error instanceof TooLate) throw error
      if (error instanceof TooManySteps) markSeriesBusy(events, options.window, reading)
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
  error instanceof UnreadableEvent ? error.message : 'an event has values out of range'

/** Marks an unreadable event as busy for an hour from its start, or for its day if it is an all-day event. */
function markStartBusy(
  component: FeedComponent,
  context: FeedContext,
  window: Period,
  reading: Reading,
): void {
  const start = startOf(component, context)
  if (!start || component.name !== 'VEVENT') return
  const { isDate, instant, wall, zone } = start
  const until = isDate ? toInstant(wall + day, zone) : instant + 3_600_000
  if (until > window.from && instant < window.until) reading.busy.push({ from: instant, until })
}

/** Marks an event that repeats too often as busy from its start to its last possible instance, and at its RDATEs. */
function markSeriesBusy(events: FeedEvent[], { until }: Period, reading: Reading): void {
  for (const { busy, longest, start, rdates, rules } of events) {
    if (!busy || longest === 0) continue
    const lasts = rules.map((rule) => (rule.until ? endOfDay(rule.until.wall) + day : until))
    reading.busy.push({ from: start.instant, until: Math.max(start.instant, ...lasts) + longest })
    for (const rdate of rdates)
      reading.busy.push({ from: rdate.start.instant, until: rdate.end ?? rdate.start.instant + longest })
    reading.unreadable.push('an event repeats too often; all of its time counts as busy')
  }
}

/** The booking id that our calls have as their UID, or ''. Some calendars append their own domain to it. */
export function callId(uid: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(uid)?.[0].toLowerCase() ?? ''
}

function contextOf(calendar: FeedComponent, options: FeedOptions, reading: Reading): FeedContext {
  const own = readCalendarProperties(calendar)
  const ownerZone = namedZone(options.ownerZone) ?? utc
  // Google names a person's primary calendar after their email address.
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
 * A cheap check for single events that ended long ago. Most of a feed is in the past, and parsing it would use
 * most of a hosted function's CPU time.
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
 * The busy times of a VFREEBUSY (RFC 5545, 3.6.4), which calendars publish when they hide event details.
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
      if (from === undefined) throw new UnreadableEvent('FREEBUSY is not a valid period')
      const { days, exact } = readTime(end) ? { days: 0, exact: 0 } : readDuration(end)
      return { from, until: instant(end) ?? from + days + exact }
    })
    .filter(({ from, until }) => until > from && until > window.from && from < window.until)
}
