import { namedZone, toInstant, utc } from '../time/time-zone.ts'
import { day } from '../time/wall-time.ts'
import { Budget, maxSteps, OutOfSteps } from './budget.ts'
import { type FeedComponent, readComponents } from './components.ts'
import {
  type FeedContext,
  type FeedEvent,
  periodsOf,
  readableProperties,
  readEvent,
  startOf,
} from './feed-event.ts'
import { feedZones } from './feed-zones.ts'
import { mergePeriods, type Period } from './merge-periods.ts'
import { text, UnreadableEvent } from './properties.ts'
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
}

export type FeedReading = {
  /** Within the window, sorted, without overlaps. */
  busy: Period[]
  count: number
  /** One reason for each event that could not be read completely. */
  unreadable: string[]
  /** Unknown zone names; their times were read in the owner's zone. */
  unknownZones: ReadonlySet<string>
  /** Steps used, of `maxSteps`. */
  steps: number
}

type Reading = { busy: Period[]; unreadable: string[]; unknownZones: Set<string>; budget: Budget }

/**
 * When the owner of a calendar is busy (RFC 5545), without titles or other details; undefined if the text is not a
 * complete calendar. An unreadable event counts as busy at its start and does not affect other events. If a calendar
 * takes too many steps, all of its time counts as busy.
 */
export function busyPeriods(feed: string, options: FeedOptions): FeedReading | undefined {
  const reading: Reading = { busy: [], unreadable: [], unknownZones: new Set(), budget: new Budget() }
  try {
    const calendars = readComponents(feed, options.window.from, reading.budget)
    if (!calendars) return undefined
    for (const calendar of calendars) readCalendar(calendar, options, reading)
  } catch (error) {
    if (!(error instanceof OutOfSteps)) throw error
    reading.busy.push(options.window)
    reading.unreadable.push('the calendar is too long to read; all of its time counts as busy')
  }
  const { budget, ...found } = reading
  return {
    ...found,
    busy: mergePeriods(reading.busy, options.window, options.shortestGap),
    count: reading.busy.length,
    steps: Math.ceil(maxSteps - budget.left),
  }
}

function readCalendar(calendar: FeedComponent, options: FeedOptions, reading: Reading): void {
  const { window } = options
  const context = contextOf(calendar, options, reading)
  const byUid = new Map<string, FeedEvent[]>()
  for (const component of calendar.children) {
    try {
      if (component.name === 'VFREEBUSY') {
        for (const period of freeBusyPeriods(component, context)) add(period, window, reading)
      }
      if (component.name !== 'VEVENT') continue
      const event = readEvent(component, context)
      if (options.ownCalls?.has(callId(event.uid))) continue
      // Events without a UID are not grouped.
      const key = event.uid || `:${byUid.size}`
      const same = byUid.get(key)
      if (same) same.push(event)
      else byUid.set(key, [event])
    } catch (error) {
      if (error instanceof OutOfSteps) throw error
      // An error is expensive, because it records its stack.
      reading.budget.spend(60)
      reading.unreadable.push(reasonOf(error))
      if (component.name === 'VEVENT') markStartBusy(component, context, window, reading)
    }
  }
  for (const events of byUid.values()) {
    for (const period of seriesPeriods(events, window, reading.budget)) add(period, window, reading)
  }
}

function add(period: Period, window: Period, { busy }: Reading): void {
  if (period.until > period.from && period.until > window.from && period.from < window.until)
    busy.push(period)
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
  if (!start) return
  const { isDate, instant, wall, zone } = start
  add({ from: instant, until: isDate ? toInstant(wall + day, zone) : instant + 3_600_000 }, window, reading)
}

/** The booking id that our calls have as their UID, or ''. Some calendars append their own domain to it. */
export function callId(uid: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(uid)?.[0].toLowerCase() ?? ''
}

function contextOf(
  calendar: FeedComponent,
  options: FeedOptions,
  { unknownZones, budget }: Reading,
): FeedContext {
  // Google names a person's primary calendar after their email address.
  const addresses = [...(options.ownerAddresses ?? []), text(calendar.properties, 'X-WR-CALNAME')]
  return {
    ownerZone: namedZone(options.ownerZone) ?? utc,
    ownerAddresses: new Set(
      addresses.map((address) => address.trim().toLowerCase()).filter((address) => address.includes('@')),
    ),
    zoneOf: feedZones(calendar, options.window, budget),
    unknownZone: (name) => unknownZones.add(name),
    calendarCanceled: text(calendar.properties, 'METHOD').toUpperCase() === 'CANCEL',
    budget,
  }
}

/**
 * The busy times of a VFREEBUSY (RFC 5545, 3.6.4), which calendars publish when they hide event details.
 *
 * @throws UnreadableEvent and OutOfSteps
 */
function freeBusyPeriods(component: FeedComponent, context: FeedContext): Period[] {
  return readableProperties(component)
    .filter(
      ({ name, parameters }) => name === 'FREEBUSY' && parameters.get('FBTYPE')?.toUpperCase() !== 'FREE',
    )
    .flatMap((property) => periodsOf(property, context))
}
