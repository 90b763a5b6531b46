import { day, readTime, startOfDay, toInstant } from '../time/time-zone.ts'
import { all, type Block, type Property, propertiesOf, text } from './blocks.ts'
import type { Period } from './merge-periods.ts'
import { endOf, keysOf, momentOf, type Zones } from './moments.ts'
import { occurrences, readRule } from './recurrence.ts'
import { type FeedZone, unknownZone } from './zones.ts'

/** What affects how the events of a calendar are read. */
export type FeedContext = Zones & {
  window: Period
  /** In lower case. An invitation that one of them declined counts as free. */
  ownerAddresses: ReadonlySet<string>
  isCanceled: boolean
}

export type FeedEvent = {
  uid: string
  /** What an owner can find it by, without its title: "Repeated event from Sep 1, 2026, 9:00 AM". */
  entry: string
  /** False if canceled, transparent, declined, or shown as free by Outlook. */
  isBusy: boolean
  /** False if no day of it can be read. */
  hasDay: boolean
  /** RECURRENCE-ID: the keys of the instance that this event replaces. */
  replaces: string[]
  /** Those near the window, each with its key. More than one period if its zone has more than one meaning. */
  instances: Instance[]
  /** What could not be read, and what counts instead; no text from the event but the name of a zone. */
  problems: string[]
}
type Instance = { key: string; periods: Period[] }

/** Why an event is not read exactly: the end of the sentence "we can’t read …". */
class Doubt extends Error {}

export function readEvent(block: Block, context: FeedContext): FeedEvent {
  const properties = propertiesOf(block)
  const uid = text(properties, 'UID')
  const isBusy = !isFree(properties, context)
  const start = momentOf(all(properties, 'DTSTART'), context)
  const days = [...daysIn(properties), ...(start ? [startOfDay(start.wall)] : [])]
  if (days.length === 0) {
    const problems = ['we can’t read when it starts; what we read last stays busy']
    return { uid, entry: 'An event', isBusy, hasDay: false, replaces: [], instances: [], problems }
  }
  const { wall, isDate, zone } = start ?? { wall: Math.max(...days), isDate: false, zone: unknownZone('') }
  const end = endOf(properties, { wall, isDate, zone }, context)
  if (end) days.push(startOfDay(end.wall - Number(isDate)))
  // Neither a provider's: RDATE, and a change of an instance together with those that follow.
  const isOpen = properties.some(({ name, parameters }) => name === 'RDATE' || parameters['range'])
  const rules = all(properties, 'RRULE').map(({ value }) =>
    readRule(value, { start: wall, zones: zone.zones, isAllDay: isDate }),
  )
  const isRepeated = isOpen || rules.length > 0
  const excluded = all(properties, 'EXDATE')
    .flatMap((property) => property.value.split(',').map((value) => [{ ...property, value }]))
    .map((dates) => keysOf(momentOf(dates, context)))

  /** The first and last wall times that matter in the window, for an event of this length. */
  const nearby = (length: number): Period => ({
    from: context.window.from - length - 2 * day,
    until: context.window.until + 2 * day,
  })
  function exactly(): Instance[] {
    if (!start) throw new Doubt('when it starts')
    if (!zone.isKnown) throw new Doubt(`its time zone “${shownName(zone)}”`)
    if (!end) throw new Doubt('when it ends')
    const near = nearby(end.wall - wall)
    const found = rules.map((rule) => occurrences(rule, wall, near))
    if (isOpen || found.includes(undefined)) throw new Doubt('how it repeats')
    const left = new Set(excluded.flat())
    return [...new Set([wall, ...found.flatMap((walls) => walls ?? [])])]
      .filter((each) => each >= near.from && each <= near.until)
      .map((each) => ({
        key: keysOf({ wall: each, isDate, zone })[0] ?? '',
        periods: zone.zones.map((meaning) => {
          const from = toInstant(each, meaning)
          // RFC 5545 (3.8.5.3) repeats the exact length, but calendars repeat the wall-clock end. The two differ on
          // nights with a clock change; the later one is safe.
          return { from, until: Math.max(from + end.exact, toInstant(each + end.wall - wall, meaning)) }
        }),
      }))
      .filter(({ key }) => !left.has(key))
  }
  /** All days that it touches in its own zone or the owner's; if it repeats, and is not over, until it ends. */
  function doubted(): Instance[] {
    const [from, until] = [Math.min(...days), Math.max(...days) + day]
    const near = nearby(until - from)
    const lasts = rules
      .filter((rule) => occurrences(rule, wall, near)?.length !== 0)
      .map((rule) => Math.min(rule.until ?? near.until, near.until) + until - from)
    const last = startOfDay(Math.max(until, ...lasts, isOpen ? near.until : 0))
    const zones = [...zone.zones, ...context.ownerZone.zones]
    const period = {
      from: Math.min(...zones.map((zone) => toInstant(from, zone))),
      until: Math.max(...zones.map((zone) => toInstant(last, zone))),
    }
    return [{ key: '', periods: [period] }]
  }

  const problems: string[] = []
  let instances: Instance[] = []
  let isExact = true
  try {
    if (isBusy) instances = exactly()
    if (instances.some(({ periods }) => periods.some(({ from }) => from !== periods[0]?.from)))
      problems.push('its time zone has more than one meaning; the hours of each are busy')
  } catch (doubt) {
    if (!(doubt instanceof Doubt)) throw doubt
    isExact = false
    instances = doubted()
    const busy = isRepeated ? 'every day from its start is busy' : 'its whole days are busy'
    problems.push(`we can’t read ${doubt.message}; ${busy}`)
  }
  const identifiers = all(properties, 'RECURRENCE-ID')
  // One in doubt replaces nothing.
  const replaces = isExact ? keysOf(momentOf(identifiers, context)) : []
  const isName = (keys: string[]) => keys.some((key) => key.startsWith('day') === isDate)
  if (
    (identifiers.length > 0 && replaces.length === 0) ||
    all(properties, 'EXRULE').length > 0 ||
    rules.some(({ isLonger }) => isLonger) ||
    !excluded.every(isName)
  )
    problems.push('we can’t read what would free some of its time; that stays busy')
  const at = (start && !isDate ? written : writtenDay).format(wall).replaceAll('\u202f', ' ')
  const entry = isRepeated ? `Repeated event from ${at}` : `Event of ${at}`
  return { uid, entry, isBusy, hasDay: true, replaces, instances, problems }
}

const written = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' })
const writtenDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** Anything but exactly these values is busy. */
function isFree(properties: Property[], { isCanceled, ownerAddresses }: FeedContext): boolean {
  const shown = text(properties, 'X-MICROSOFT-CDO-BUSYSTATUS') || text(properties, 'X-MICROSOFT-BUSYSTATUS')
  return (
    isCanceled ||
    /^CANCELLED$/i.test(text(properties, 'STATUS')) ||
    /^TRANSPARENT$/i.test(text(properties, 'TRANSP')) ||
    // "Working elsewhere" is a location, not a busy time.
    /^(?:FREE|WORKINGELSEWHERE)$/i.test(shown) ||
    all(properties, 'ATTENDEE').some(
      ({ parameters: { partstat = '', email = '' }, value }) =>
        /^DECLINED$/i.test(partstat) &&
        [value, email].some((address) => ownerAddresses.has(address.toLowerCase().replace(/^mailto:/, ''))),
    )
  )
}

/** The days in the lines of an event's start and end, however they are written. */
const daysIn = (properties: Property[]) =>
  properties
    .filter(({ name }) => /^DT(?:START|END)$/.test(name))
    .flatMap(({ value, line }) => (value || line).match(/(?:19|20)\d\d-?[01]\d-?[0-3]\d/g) ?? [])
    .flatMap((found) => readTime(found.replaceAll('-', ''))?.wall ?? [])

/** Any attendee can choose a zone's name: without punctuation it cannot be a link, nor half a character. */
const shownName = ({ name }: FeedZone) =>
  [...name.replace(/[^\p{L}\p{N}/_+-]+/gu, ' ').trim()].slice(0, 40).join('')
