import { type FeedComponent, readComponents } from './components.ts'
import { type Budget, TooManySteps } from './expand-rule.ts'
import { type FeedContext, type FeedEvent, readEvent } from './feed-event.ts'
import { feedZones } from './feed-zones.ts'
import { freeBusyPeriods } from './free-busy.ts'
import { readProperties, text } from './properties.ts'
import { type Period, seriesPeriods } from './series.ts'
import { namedZone, utc } from './time-zone.ts'
import { day } from './wall-time.ts'

export type FeedOptions = {
  /** Only what touches it is wanted; milliseconds since 1970. */
  window: Period
  /** IANA name: where the owner's whole days and floating times are. */
  ownerZone: string
  /** The owner's own mail addresses, for invitations that they declined. */
  ownerAddresses?: string[]
}

export type BusyPeriod = Period & { uid: string }

export type FeedReading =
  | {
      ok: true
      busy: BusyPeriod[]
      /** Events that could not be read; an empty UID where not even that could. */
      unreadable: { uid: string; reason: string }[]
      /** Zone names that nothing explains; their times were read in the owner's zone. */
      unknownZones: string[]
    }
  | { ok: false; reason: string }

/** For one feed; about a second of work. */
const budgetOfFeed = 1_000_000
/** For one event, so that one rule of every second cannot use up the others' share. */
const budgetOfEvent = 100_000

/**
 * When the owner of a calendar is busy (RFC 5545), without a word of why. Pure: reads no clock.
 * An event that cannot be read is named and never takes others with it; one that repeats too often to be
 * followed counts as busy all the time.
 */
export function busyPeriods(feed: string, options: FeedOptions): FeedReading {
  const calendars = readComponents(feed)
  if (!calendars) return { ok: false, reason: 'not a whole calendar' }
  const reading = { ok: true, busy: [], unreadable: [], unknownZones: [] } satisfies FeedReading
  const budget = { steps: budgetOfFeed }
  for (const calendar of calendars) readCalendar(calendar, options, reading, budget)
  return reading
}

function readCalendar(
  calendar: FeedComponent,
  options: FeedOptions,
  reading: FeedReading & { ok: true },
  budget: Budget,
): void {
  const context = contextOf(calendar, options, reading)
  const byUid = new Map<string, FeedEvent[]>()
  for (const component of calendar.children) {
    try {
      if (component.name === 'VFREEBUSY') {
        const uid = uidOf(component)
        reading.busy.push(
          ...freeBusyPeriods(component, context, options.window).map((period) => ({ ...period, uid })),
        )
      }
      if (component.name !== 'VEVENT' || isOver(component, options.window)) continue
      const event = readEvent(component, context)
      // Without a UID an event stands alone.
      const key = event.uid || `:${byUid.size}`
      byUid.set(key, [...(byUid.get(key) ?? []), event])
    } catch (error) {
      reading.unreadable.push({
        uid: uidOf(component),
        reason: error instanceof Error ? error.message : `${error}`,
      })
    }
  }
  for (const events of byUid.values()) {
    const given = Math.min(budget.steps, budgetOfEvent)
    const share = { steps: given }
    try {
      const uid = events[0]?.uid ?? ''
      for (const period of seriesPeriods(events, options.window, share)) reading.busy.push({ ...period, uid })
    } catch (error) {
      if (!(error instanceof TooManySteps)) throw error
      closeThroughout(events, options.window, reading)
    }
    budget.steps -= given - Math.max(0, share.steps)
  }
}

/** What repeats too often to be followed closes all of its time. */
function closeThroughout(events: FeedEvent[], window: Period, reading: FeedReading & { ok: true }): void {
  for (const { uid, busy, longest, start, rules } of events) {
    if (!busy || longest === 0) continue
    const ends = rules.map(({ until }) => (until ? until.wall + day : window.until))
    const from = Math.max(window.from, start.instant)
    const until = Math.min(window.until, Math.max(start.instant, ...ends))
    if (until > from) reading.busy.push({ from, until, uid })
    reading.unreadable.push({ uid, reason: 'an event repeats too often; all of its time counts as busy' })
  }
}

function contextOf(
  calendar: FeedComponent,
  options: FeedOptions,
  reading: FeedReading & { ok: true },
): FeedContext {
  const own = readCalendarProperties(calendar)
  const ownerZone = namedZone(options.ownerZone) ?? utc
  // Google names a person's main calendar after their address.
  const addresses = [...(options.ownerAddresses ?? []), own.name]
  return {
    ownerZone,
    ownerAddresses: new Set(
      addresses.map((address) => address.trim().toLowerCase()).filter((address) => address.includes('@')),
    ),
    zoneOf: feedZones(calendar, options.window),
    unknownZone(name) {
      if (!reading.unknownZones.includes(name)) reading.unknownZones.push(name)
    },
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

function uidOf(component: FeedComponent): string {
  const line = component.lines.find((candidate) => /^UID[;:]/i.test(candidate)) ?? ''
  return line.slice(line.indexOf(':') + 1).trim()
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
