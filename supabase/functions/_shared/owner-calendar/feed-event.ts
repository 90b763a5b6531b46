import { type TimeZone, toInstant, toWall, utc } from '../time/time-zone.ts'
import { day, endOfDay, readTime, startOfDay, type WallTime } from '../time/wall-time.ts'
import { type Budget, OutOfSteps } from './budget.ts'
import type { FeedComponent } from './components.ts'
import type { Period } from './merge-periods.ts'
import { type FeedProperty, first, text, UnreadableEvent } from './properties.ts'
import { type Recurrence, readRule } from './recurrence.ts'

/** A DATE or DATE-TIME with its zone, which is the owner's for dates and floating times. */
export type Moment = { wall: WallTime; isDate: boolean; zone: TimeZone; instant: number }

/** Properties of the calendar and its owner that affect how its events are read. */
export type FeedContext = {
  ownerZone: TimeZone
  /** In lower case. An invitation that one of them declined counts as free. */
  ownerAddresses: ReadonlySet<string>
  zoneOf(name: string): TimeZone | undefined
  /** Called for each unknown zone name; its times are read in the owner's zone. */
  unknownZone(name: string): unknown
  calendarCanceled: boolean
  budget: Budget
}

export type FeedEvent = {
  uid: string
  /** Of several versions of an event, the one with the highest number counts. */
  sequence: number
  start: Moment
  /** The end of an instance that starts at this wall time and instant. */
  endOf(wall: WallTime, instant: number): number
  /** Upper bound for the length of an instance, in milliseconds. 0: the event takes no time. */
  longest: number
  rules: Recurrence[]
  rdates: Moment[]
  exdates: Moment[]
  /** RECURRENCE-ID: the instance that this event replaces. */
  replaces: Moment | undefined
  canceled: boolean
  /** False if canceled, transparent, declined, or shown as free by Outlook. */
  busy: boolean
}

/** @throws UnreadableEvent and OutOfSteps */
export function readEvent(component: FeedComponent, context: FeedContext): FeedEvent {
  context.budget.spend(10)
  const properties = readableProperties(component)
  const startProperty = first(properties, 'DTSTART')
  if (!startProperty) throw new UnreadableEvent('an event has no start')
  const [start] = moments(startProperty, context)
  if (!start) throw new UnreadableEvent('the start of an event is not a valid time')

  const listed = (name: string) =>
    all(properties, name).flatMap((property) => moments(property, context, start))
  const [replaces] = listed('RECURRENCE-ID')
  // No calendar program writes RANGE=THISANDFUTURE: they end the series and begin another.
  if (first(properties, 'RECURRENCE-ID')?.parameters.has('RANGE'))
    throw new UnreadableEvent('a change of this and the following events is not supported')

  const canceled = context.calendarCanceled || text(properties, 'STATUS').toUpperCase() === 'CANCELLED'
  return {
    uid: text(properties, 'UID'),
    sequence: Number.parseInt(text(properties, 'SEQUENCE'), 10) || 0,
    start,
    ...length(properties, start, context),
    rules: all(properties, 'RRULE').map(({ value }) => readRule(value, context.budget)),
    rdates: listed('RDATE'),
    exdates: listed('EXDATE'),
    replaces,
    canceled,
    busy: !canceled && !isFree(properties) && !declined(properties, context.ownerAddresses),
  }
}

/** Properties that are skipped if malformed, because they do not change the event's time. */
const harmless = /^(ATTENDEE|SEQUENCE|X-)/

/** @throws UnreadableEvent if a property that affects the event's time is malformed. */
export function readableProperties({ properties, broken }: FeedComponent): FeedProperty[] {
  const harmful = broken.find((name) => !harmless.test(name))
  if (harmful) throw new UnreadableEvent(`${harmful} cannot be read`)
  return properties
}

/** The start of an event that is otherwise unreadable; undefined if the start is unreadable too. */
export function startOf({ properties }: FeedComponent, context: FeedContext): Moment | undefined {
  const start = first(properties, 'DTSTART')
  try {
    return start && moments(start, context)[0]
  } catch (error) {
    if (error instanceof OutOfSteps) throw error
    return undefined
  }
}

const all = (properties: FeedProperty[], name: string) =>
  properties.filter((property) => property.name === name)

/** The times of a property. Times without a zone are in the zone of `like`, or in the owner's if `like` is a date. */
function moments(property: FeedProperty, context: FeedContext, like?: Moment): Moment[] {
  return property.value.split(',').map((value) => {
    context.budget.spend(20)
    const read = readTime(value)
    if (!read) throw new UnreadableEvent(`${property.name} is not a valid time`)
    const zone = read.isUtc ? utc : read.isDate ? context.ownerZone : zoneOf(property, context, like)
    return { wall: read.wall, isDate: read.isDate, zone, instant: toInstant(read.wall, zone) }
  })
}

function zoneOf({ parameters }: FeedProperty, context: FeedContext, like?: Moment): TimeZone {
  const name = parameters.get('TZID')
  if (!name) return like && !like.isDate ? like.zone : context.ownerZone
  const zone = context.zoneOf(name)
  if (!zone) context.unknownZone(name)
  return zone ?? context.ownerZone
}

/** The periods of a FREEBUSY: a start, and an end or a duration. */
export function periodsOf(property: FeedProperty, context: FeedContext): Period[] {
  return property.value.split(',').flatMap((value) => {
    const [from = '', to = ''] = value.split('/')
    const ends = readTime(to) && moments({ ...property, value: to }, context)[0]
    return moments({ ...property, value: from }, context).map((start) => ({
      from: start.instant,
      until: ends ? ends.instant : afterDuration(start, readDuration(to)),
    }))
  })
}

/** Longer durations are cut to this, to stay within the range of dates. */
const maxDuration = 10_000 * day

/** Nominal days, which follow the wall clock, and the exact remainder; both in milliseconds (RFC 5545, 3.3.6). */
type Duration = { days: number; exact: number }

function readDuration(value: string): Duration {
  const found = /^([+-])?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(value)
  if (!found || !/\d/.test(value)) throw new UnreadableEvent('a duration cannot be read')
  if (found[1] === '-') return { days: 0, exact: 0 }
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(2)
    .map((part) => Number(part ?? 0))
  const exact = ((hours * 60 + minutes) * 60 + seconds) * 1_000
  return { days: Math.min((weeks * 7 + days) * day, maxDuration), exact: Math.min(exact, maxDuration) }
}

const afterDuration = ({ wall, zone }: Pick<Moment, 'wall' | 'zone'>, { days, exact }: Duration) =>
  toInstant(wall + days, zone) + exact

function length(
  properties: FeedProperty[],
  start: Moment,
  context: FeedContext,
): Pick<FeedEvent, 'endOf' | 'longest'> {
  const endProperty = first(properties, 'DTEND')
  const [end] = endProperty ? moments(endProperty, context, start) : []
  const duration = readDuration((!end && text(properties, 'DURATION')) || (start.isDate ? 'P1D' : 'PT0S'))
  if (start.isDate && (!end || end.isDate)) {
    // Some calendars write an all-day event with its own day as the end; it still lasts one day.
    const days = Math.max(day, end ? end.wall - start.wall : endOfDay(duration.days + duration.exact))
    return { endOf: (wall) => toInstant(startOfDay(wall) + days, start.zone), longest: days + day }
  }
  const exact = Math.max(0, (end ? endOfTimed(start, end) : afterDuration(start, duration)) - start.instant)
  const shown = Math.max(0, toWall(start.instant + exact, start.zone) - start.wall)
  return {
    // RFC 5545 (3.8.5.3) repeats the exact length, but calendars repeat the wall-clock end. The two differ on
    // nights with a clock change; the later one is safe.
    endOf: (wall, instant) =>
      exact === 0 ? instant : Math.max(instant + exact, toInstant(wall + shown, start.zone)),
    longest: exact === 0 ? 0 : exact + day,
  }
}

/** A timed event that ends on a date ends at that day's midnight, or a day later if that is before its start. */
const endOfTimed = (start: Moment, end: Moment) =>
  end.isDate && end.instant <= start.instant ? toInstant(end.wall + day, end.zone) : end.instant

function isFree(properties: FeedProperty[]): boolean {
  if (text(properties, 'TRANSP').toUpperCase() === 'TRANSPARENT') return true
  const shown = (
    text(properties, 'X-MICROSOFT-CDO-BUSYSTATUS') || text(properties, 'X-MICROSOFT-BUSYSTATUS')
  ).toUpperCase()
  // "Working elsewhere" is a location, not a busy time.
  return shown === 'FREE' || shown === 'WORKINGELSEWHERE'
}

function declined(properties: FeedProperty[], addresses: ReadonlySet<string>): boolean {
  return all(properties, 'ATTENDEE').some(
    ({ parameters, value }) =>
      parameters.get('PARTSTAT')?.toUpperCase() === 'DECLINED' &&
      [value, parameters.get('EMAIL') ?? ''].some((address) =>
        addresses.has(
          address
            .replace(/^mailto:/i, '')
            .trim()
            .toLowerCase(),
        ),
      ),
  )
}
