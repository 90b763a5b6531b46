import ICAL from 'ical.js'
import { day, readTime, toInstant, utc, type WallTime } from '../time/time-zone.ts'
import type { Budget } from './budget.ts'
import { all, type Component, type Property, propertiesOf, text } from './components.ts'
import type { Period } from './merge-periods.ts'
import { type Recurrence, readRule } from './recurrence.ts'
import { type FeedZone, offsetOf } from './zones.ts'

/** A DATE or DATE-TIME with its zone, which is the owner's for dates. */
type Moment = { wall: WallTime; isDate: boolean; zone: FeedZone; instant: number }

/** Properties of the calendar and its owner that affect how its events are read. */
export type FeedContext = {
  ownerZone: FeedZone
  /** The zone of times without one. */
  floating: FeedZone
  zoneOf(name: string): FeedZone
  /** In lower case. An invitation that one of them declined counts as free. */
  ownerAddresses: ReadonlySet<string>
  isCanceled: boolean
  budget: Budget
}

export type FeedEvent = {
  uid: string
  /** Undefined if it cannot be read: the event then blocks nothing. */
  start: Moment | undefined
  /** When the first instance is busy. */
  span: Period
  /** Each instance blocks its whole days. */
  isInDays: boolean
  rules: Recurrence[]
  added: Moment[]
  /** An extra date with a length of its own. */
  addedPeriods: Period[]
  excluded: Moment[]
  /** RECURRENCE-ID: the instance that this event replaces. */
  replaces: Moment | undefined
  /** False if canceled, transparent, declined, or shown as free by Outlook. */
  isBusy: boolean
  /** What could not be read, and what counts instead; no text from the event. */
  problems: Set<string>
}

/** @throws OutOfSteps */
export function readEvent(component: Component, context: FeedContext): FeedEvent {
  context.budget.spend(20)
  const properties = propertiesOf(component, context.budget)
  const problems = new Set<string>()
  const [start] = all(properties, 'DTSTART').flatMap((property) => momentOf(property, context) ?? [])
  const zone = start?.zone ?? context.ownerZone
  if (!start) problems.add('we can’t read when it starts; what we read last stays busy')
  // Any attendee can choose a zone's name: without punctuation it cannot be a link, nor half a character.
  const letters = [...zone.name.replace(/[^\p{L}\p{N} /_+-]/gu, ' ').trim()].slice(0, 40).join('')
  if (!zone.isKnown) problems.add(`we don’t know the time zone “${letters}”; its whole day is busy`)

  /** The readable times of a list. An instance in an unknown zone is known only by the series' own name for it. */
  const listed = (name: string, problem: string) =>
    valuesOf(properties, name).flatMap((property) => {
      const moment = momentOf(property, context, start)
      if (moment?.zone.isKnown || moment?.zone === zone) return moment ?? []
      problems.add(problem)
      return []
    })
  const rules = all(properties, 'RRULE').map(({ value }) => readRule(value))
  // Only Lotus Notes changes an instance together with those that follow. How is left open: any day.
  if (all(properties, 'RECURRENCE-ID').some(({ parameters }) => parameters['range'])) rules.push(readRule(''))
  if (rules.some(({ isLonger }) => isLonger))
    problems.add('a part of its rule can’t be read; it repeats without that part')
  const [replaces] = listed('RECURRENCE-ID', 'we can’t read which repetition it replaces; both are busy')
  const shown = text(properties, 'X-MICROSOFT-CDO-BUSYSTATUS') || text(properties, 'X-MICROSOFT-BUSYSTATUS')
  return {
    uid: text(properties, 'UID'),
    start,
    ...spanOf(properties, start, context, problems),
    rules,
    added: listed('RDATE', 'one of its extra dates can’t be read and is left out'),
    addedPeriods: valuesOf(properties, 'RDATE').flatMap((property) => periodOf(property, context, start)),
    excluded: listed('EXDATE', 'one of its exceptions can’t be read; that day stays busy'),
    replaces,
    // "Working elsewhere" is a location, not a busy time.
    isBusy: !(
      context.isCanceled ||
      /^CANCELLED$/i.test(text(properties, 'STATUS')) ||
      /^TRANSPARENT$/i.test(text(properties, 'TRANSP')) ||
      /^(FREE|WORKINGELSEWHERE)$/i.test(shown) ||
      isDeclined(properties, context.ownerAddresses)
    ),
    problems,
  }
}

/** The values of a list, each as a property. */
const valuesOf = (properties: Property[], name: string) =>
  all(properties, name)
    .flatMap((property) => property.value.split(',').map((value) => ({ ...property, value: value.trim() })))
    .filter(({ value }) => value !== '')

/** What is read of a time: damage after it may not remove it. Some programs write 20261201T090000-0600. */
const readable = /^(\d{4}-?\d\d-?\d\d(?:T\d\d:?\d\d(?::?\d\d)?Z?)?)([+-]\d\d:?\d\d)?/i

/** A time; of a period, its start. Times without a zone are in the zone of `like`, if that has a time. */
function momentOf({ value, parameters }: Property, context: FeedContext, like?: Moment): Moment | undefined {
  context.budget.spend(1)
  const [, local = '', suffix = ''] = readable.exec(value) ?? []
  const read = readTime(local)
  if (!read) return undefined
  const { isDate } = read
  const offset = isDate ? undefined : offsetOf(suffix)
  const named = () => {
    if (parameters['tzid'] !== undefined) return context.zoneOf(parameters['tzid'])
    return like && !like.isDate ? like.zone : context.floating
  }
  const zone = isDate ? context.ownerZone : read.isUtc || offset !== undefined ? utcZone : named()
  const wall = read.wall - (offset ?? 0)
  return { wall, isDate, zone, instant: toInstant(wall, zone.zone) }
}

const utcZone: FeedZone = { name: 'UTC', zone: utc, isKnown: true }

/** A period whose end is a time or a duration; none if the value has no end, or one that cannot be read. */
function periodOf(property: Property, context: FeedContext, like?: Moment): Period[] {
  const [, value] = property.value.split('/')
  const start = value && momentOf(property, context, like)
  if (!start) return []
  const until = momentOf({ ...property, value }, context, like)?.instant ?? endAfter(start, value)
  return until === undefined ? [] : [{ from: start.instant, until }]
}

/** The busy periods of a VFREEBUSY, which calendars publish when they hide event details (RFC 5545, 3.6.4). */
export const freeBusyPeriods = (component: Component, context: FeedContext): Period[] =>
  valuesOf(propertiesOf(component, context.budget), 'FREEBUSY')
    .filter(({ parameters }) => !/^FREE$/i.test(parameters['fbtype'] ?? ''))
    .flatMap((property) => periodOf(property, context))

/** Longer durations are cut to this, to stay within the range of dates. */
const maxDuration = 10_000 * day

/** The end after a duration: days follow the wall clock, the remainder is exact (RFC 5545, 3.3.6). */
function endAfter({ wall, zone }: Moment, duration: string): number | undefined {
  try {
    const read = ICAL.Duration.fromString(duration.slice(0, 50).toUpperCase())
    const sign = read.isNegative ? -1 : 1
    const days = Math.min((read.weeks * 7 + read.days) * day, maxDuration)
    const exact = Math.min(((read.hours * 60 + read.minutes) * 60 + read.seconds) * 1_000, maxDuration)
    return toInstant(wall + sign * days, zone.zone) + sign * exact
  } catch {
    return undefined
  }
}

/** An end that a program wrote a day too early is at most this long after its start; milliseconds. */
const longestNight = 18 * 3_600_000

/** How long an event lasts. Of several ends, the latest counts; its whole day, if one cannot be read. */
function spanOf(
  properties: Property[],
  start: Moment | undefined,
  context: FeedContext,
  problems: Set<string>,
): Pick<FeedEvent, 'span' | 'isInDays'> {
  if (!start) return { span: { from: 0, until: 0 }, isInDays: false }
  const ends = all(properties, 'DTEND').map((property) => momentOf(property, context, start))
  const durations = all(properties, 'DURATION').map(({ value }) => endAfter(start, value))
  const instants = [...ends.map((end) => end?.instant), ...durations]
  const isUnread = instants.includes(undefined)
  if (isUnread) problems.add('we can’t read when it ends; its whole day is busy')
  const read = instants.filter((end) => end !== undefined)
  let until = read.length > 0 ? Math.max(...read) : start.instant
  if (until < start.instant && until + day - start.instant <= longestNight) until += day
  return {
    span: { from: Math.min(start.instant, until), until: Math.max(start.instant, until) },
    isInDays: start.isDate || !start.zone.isKnown || isUnread || ends.some((end) => end?.isDate),
  }
}

const isDeclined = (properties: Property[], addresses: ReadonlySet<string>) =>
  all(properties, 'ATTENDEE').some(
    ({ parameters, value }) =>
      /^DECLINED$/i.test(parameters['partstat'] ?? '') &&
      [value, parameters['email'] ?? ''].some((address) =>
        addresses.has(address.toLowerCase().replace(/^mailto:/, '')),
      ),
  )
