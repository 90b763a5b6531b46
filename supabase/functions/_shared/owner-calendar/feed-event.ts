import ICAL from 'ical.js'
import { type TimeZone, toInstant, toWall, utc } from '../time/time-zone.ts'
import { day, endOfDay, readTime, startOfDay, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import { all, type FeedComponent, type FeedProperty, first, propertiesOf, text } from './components.ts'
import type { BusyPeriod, Period } from './merge-periods.ts'
import { type Recurrence, readRule } from './recurrence.ts'
import type { FeedZone } from './zones.ts'

/** A DATE or DATE-TIME with its zone, which is the owner's for dates. */
export type Moment = { wall: WallTime; isDate: boolean; zone: FeedZone; instant: number }

/** Properties of the calendar and its owner that affect how its events are read. */
export type FeedContext = {
  ownerZone: FeedZone
  /** The zone of times without one. */
  floating: FeedZone
  zoneOf(name: string): FeedZone
  /** In lower case. An invitation that one of them declined counts as free. */
  ownerAddresses: ReadonlySet<string>
  calendarCanceled: boolean
  budget: Budget
}

export type FeedEvent = {
  uid: string
  /** Undefined if it cannot be read: the event then blocks nothing. */
  start: Moment | undefined
  /** When an instance is busy that starts at this wall time in this zone. */
  spanOf(wall: WallTime, zone: TimeZone): Period
  /** Upper bound for the distance of an instance's start and end; milliseconds. */
  longest: number
  rules: Recurrence[]
  exceptRules: Recurrence[]
  added: { start: Moment; until: number | undefined }[]
  excluded: Moment[]
  /** RECURRENCE-ID: the instance that this event replaces; with `andFollowing`, from this instance on. */
  replaces: Moment | undefined
  andFollowing: boolean
  /** False if canceled, transparent, declined, or shown as free by Outlook. */
  busy: boolean
  /** What could not be read, and what counts instead; no text from the event. */
  problems: string[]
}

/** @throws OutOfSteps */
export function readEvent(component: FeedComponent, context: FeedContext): FeedEvent {
  context.budget.spend(20)
  const properties = propertiesOf(component, context.budget)
  const problems = new Set<string>()
  const start = startOf(first(properties, 'DTSTART'), context)
  if (!start) problems.add('we can’t read when it starts; what we read last stays busy')
  const zone = start?.zone ?? context.ownerZone
  if (!zone.isKnown)
    problems.add(`we don’t know the time zone “${safeName(zone.name)}”; its whole day is busy`)

  /** The readable times of a list. An instance in an unknown zone is known only by the series' own name for it. */
  const listed = (name: string) =>
    all(properties, name)
      .flatMap((property) => property.value.split(',').map((value) => ({ ...property, value })))
      .filter(({ value }) => value.trim() !== '')
      .flatMap((property) => {
        // Damage after an extra date may not remove it.
        const read = name === 'RDATE' ? startOf(property, context, start) : momentOf(property, context, start)
        if (!read || !(read.zone.isKnown || read.zone === zone)) problems.add(unreadable[name] ?? '')
        return read && (read.zone.isKnown || read.zone === zone) ? { ...read, value: property.value } : []
      })
  const rules = all(properties, 'RRULE').map(({ value }) => readRule(value))
  for (const { isDoubtful, ignored } of rules) {
    if (isDoubtful) problems.add(doubtfulRule)
    if (ignored.length > 0)
      problems.add(`its rule has a part that can’t be read; it repeats without ${ignored}`)
  }
  const [replaces] = listed('RECURRENCE-ID')
  const range = first(properties, 'RECURRENCE-ID')?.parameters['range']
  return {
    uid: text(properties, 'UID'),
    start,
    ...(start ? lengthOf(properties, start, context, problems) : { spanOf: () => nothing, longest: 0 }),
    rules,
    exceptRules: all(properties, 'EXRULE')
      .map(({ value }) => readRule(value))
      .filter(({ isDoubtful }) => !isDoubtful),
    added: listed('RDATE').map((moment) => ({
      start: moment,
      until: endOfPeriod(moment, moment.value.split('/')[1], context),
    })),
    excluded: listed('EXDATE'),
    replaces,
    andFollowing: range?.toUpperCase() === 'THISANDFUTURE',
    busy:
      !context.calendarCanceled &&
      text(properties, 'STATUS').toUpperCase() !== 'CANCELLED' &&
      !isFree(properties) &&
      !declined(properties, context.ownerAddresses),
    problems: [...problems],
  }
}

export const doubtfulRule = 'we can’t read how it repeats; every day that it may mean is busy'
const nothing = { from: 0, until: 0 }
const unreadable: Record<string, string> = {
  RDATE: 'one of its extra dates can’t be read and is left out',
  EXDATE: 'one of its exceptions can’t be read; that day stays busy',
  'RECURRENCE-ID': 'we can’t read which repetition it replaces; both are busy',
}

/** Any attendee can choose a zone's name: without punctuation it cannot be a link, nor half a character. */
const safeName = (name: string) =>
  [
    ...name
      .slice(0, 200)
      .replace(/[^\p{L}\p{N} /_+-]/gu, ' ')
      .trim(),
  ]
    .slice(0, 40)
    .join('') || 'without a name'

/** Of a time that is followed by damage, which may not remove it. */
function startOf(
  property: FeedProperty | undefined,
  context: FeedContext,
  like?: Moment,
): Moment | undefined {
  if (!property) return undefined
  const readable = /^\d{4}-?\d\d-?\d\d(?:T\d\d:?\d\d(?::?\d\d)?Z?)?/i.exec(property.value)?.[0] ?? ''
  return momentOf(property, context, like) ?? momentOf({ ...property, value: readable }, context, like)
}

/** A time; of a period, its start. Times without a zone are in the zone of `like`, if that has a time. */
function momentOf(
  { value, parameters }: FeedProperty,
  context: FeedContext,
  like?: Moment,
): Moment | undefined {
  context.budget.spend(1)
  const [time = ''] = value.trim().split('/')
  // Some programs write 20261201T090000-0600.
  const [, local = time, sign, hours, minutes] = /^(\d{8}T\d{4,6})([+-])(\d\d):?(\d\d)$/.exec(time) ?? []
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -60_000 : 60_000)
  const read = readTime(local)
  if (!read) return undefined
  const floating = like && !like.isDate ? like.zone : context.floating
  const named = () => (parameters['tzid'] === undefined ? floating : context.zoneOf(parameters['tzid']))
  const zone = read.isDate ? context.ownerZone : read.isUtc || sign ? utcZone : named()
  const wall = read.wall - offset
  return { wall, isDate: read.isDate, zone, instant: toInstant(wall, zone.zone) }
}

const utcZone: FeedZone = { name: 'UTC', zone: utc, isKnown: true }

/** The end of a period (a time or a duration) that starts at `start`; undefined if there is none. */
export function endOfPeriod(
  start: Moment,
  end: string | undefined,
  context: FeedContext,
): number | undefined {
  if (!end) return undefined
  const read = momentOf({ name: '', parameters: {}, value: end }, context, start)
  const duration = read ? undefined : durationOf(end)
  return (
    read?.instant ?? (duration && toInstant(start.wall + duration.days, start.zone.zone) + duration.exact)
  )
}

/** The busy periods of a VFREEBUSY, which calendars publish when they hide event details (RFC 5545, 3.6.4). */
export function freeBusyPeriods(component: FeedComponent, context: FeedContext): BusyPeriod[] {
  return all(propertiesOf(component, context.budget), 'FREEBUSY')
    .filter(({ parameters }) => parameters['fbtype']?.toUpperCase() !== 'FREE')
    .flatMap((property) => property.value.split(',').map((value) => ({ ...property, value })))
    .flatMap((property) => {
      const start = momentOf(property, context)
      const until = start && endOfPeriod(start, property.value.split('/')[1], context)
      return until ? { from: start.instant, until, entry: 'Busy time' } : []
    })
}

/** Longer durations are cut to this, to stay within the range of dates. */
const maxDuration = 10_000 * day

/** Nominal days, which follow the wall clock, and the exact remainder; both in milliseconds (RFC 5545, 3.3.6). */
function durationOf(value: string): { days: number; exact: number } | undefined {
  try {
    const read = ICAL.Duration.fromString(value.slice(0, 50).toUpperCase())
    const sign = read.isNegative ? -1 : 1
    const days = (read.weeks * 7 + read.days) * day
    const exact = ((read.hours * 60 + read.minutes) * 60 + read.seconds) * 1_000
    return { days: sign * Math.min(days, maxDuration), exact: sign * Math.min(exact, maxDuration) }
  } catch {
    return undefined
  }
}

/** An end that a program wrote a day too early is at most this long after its start; milliseconds. */
const longestNight = 18 * 3_600_000

/** How long an event lasts. Of several ends, the latest counts; the day's end, if none can be read. */
function lengthOf(
  properties: FeedProperty[],
  start: Moment,
  context: FeedContext,
  problems: Set<string>,
): Pick<FeedEvent, 'spanOf' | 'longest'> {
  const { wall, isDate, instant, zone } = start
  const written = [...all(properties, 'DTEND'), ...all(properties, 'DURATION')]
  const ends = written.flatMap((property) => {
    const end = property.name === 'DTEND' ? momentOf(property, context, start) : undefined
    const duration = property.name === 'DURATION' ? durationOf(property.value) : undefined
    if (!end) return duration ? toInstant(wall + duration.days, zone.zone) + duration.exact : []
    // A timed event that ends on a date ends at that day's midnight, or a day later if that is before its start.
    return end.isDate && !isDate && end.instant <= instant
      ? toInstant(end.wall + day, end.zone.zone)
      : end.instant
  })
  if (ends.length < written.length) problems.add('we can’t read when it ends; it’s busy until midnight')
  const midnight = toInstant(startOfDay(wall) + day, zone.zone)
  const latest = Math.max(...ends, ends.length < written.length || isDate ? midnight : instant)
  const until = ends.length > 0 && ends.every((end) => end < instant) ? Math.max(...ends) : latest
  const wallUntil = toWall(until, zone.zone)
  if (isDate || !zone.isKnown) {
    const [from, to] = wallUntil < wall ? [wallUntil, wall] : [wall, wallUntil]
    const first = startOfDay(from) - startOfDay(wall)
    const last = Math.max(endOfDay(to) - startOfDay(wall), first + day)
    return {
      spanOf: (at, timeZone) => ({
        from: toInstant(startOfDay(at) + first, timeZone),
        until: toInstant(startOfDay(at) + last, timeZone),
      }),
      longest: Math.max(last, -first) + day,
    }
  }
  const isNextDay = until < instant && until + day - instant <= longestNight
  const exact = until - instant + (isNextDay ? day : 0)
  const shown = wallUntil - wall + (isNextDay ? day : 0)
  return {
    // RFC 5545 (3.8.5.3) repeats the exact length, but calendars repeat the wall-clock end. The two differ on
    // nights with a clock change; the later one is safe. With the end before the start, the two are swapped.
    spanOf(at, timeZone) {
      const from = toInstant(at, timeZone)
      if (exact < 0) return { from: from + exact, until: from }
      return { from, until: exact === 0 ? from : Math.max(from + exact, toInstant(at + shown, timeZone)) }
    },
    longest: exact === 0 ? 0 : Math.abs(exact) + day,
  }
}

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
      parameters['partstat']?.toUpperCase() === 'DECLINED' &&
      [value, parameters['email'] ?? ''].some((address) =>
        addresses.has(
          address
            .replace(/^mailto:/i, '')
            .trim()
            .toLowerCase(),
        ),
      ),
  )
}
