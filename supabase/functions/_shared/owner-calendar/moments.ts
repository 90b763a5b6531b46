import { day, readTime, toInstant, toWall, type WallTime } from '../time/time-zone.ts'
import { all, type Property, text } from './blocks.ts'
import { type FeedZone, utcZone } from './zones.ts'

/** A DATE or DATE-TIME with its zone, which is the owner's for dates. */
export type Moment = { wall: WallTime; isDate: boolean; zone: FeedZone }

export type Zones = {
  ownerZone: FeedZone
  /** The zone of times without one. */
  floating: FeedZone
  zoneOf(name: string): FeedZone
}

/** The time of a property that stands once and is exactly right. */
export function momentOf([property, another]: Property[], zones: Zones): Moment | undefined {
  const read = property && !another ? readTime(property.value) : undefined
  if (!property || !read || !(read.isDate ? ['date'] : ['unknown', 'date-time']).includes(property.type))
    return undefined
  const { wall, isDate, isUtc } = read
  const { tzid } = property.parameters
  if (isDate) return { wall, isDate, zone: zones.ownerZone }
  if (isUtc) return tzid === undefined ? { wall, isDate, zone: utcZone } : undefined
  return { wall, isDate, zone: tzid === undefined ? zones.floating : zones.zoneOf(tzid) }
}

const instantOf = ({ wall, zone }: Moment) => toInstant(wall, zone.zones[0])

/** How EXDATE and RECURRENCE-ID name an instance. Exchange names one of an all-day series by its midnight. */
export function keysOf(moment: Moment | undefined): string[] {
  if (!moment?.zone.isKnown) return []
  const { wall, isDate, zone } = moment
  const date = `day ${wall}`
  if (isDate) return [date]
  const instant = String(instantOf(moment))
  return wall % day === 0 && zone !== utcZone ? [instant, date] : [instant]
}

/** Days, which follow the wall clock, and a remainder, which is exact (RFC 5545, 3.3.6). */
const duration =
  /^\+?P(?=[\dT])(?:(\d{1,6})W|(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/i

/**
 * The end of an event on the wall clock of its start, and its exact length in milliseconds; undefined if it cannot be
 * read. Without an end, a time takes no time, and a date its day.
 */
export function endOf(properties: Property[], start: Moment, zones: Zones) {
  const zone = start.zone.zones[0]
  const ends = properties.filter(({ name }) => name === 'DTEND' || name === 'DURATION')
  const lasts = duration.exec(text(ends, 'DURATION'))
  const end = momentOf(all(ends, 'DTEND'), zones)
  let wall = start.wall + (start.isDate ? day : 0)
  let instant = toInstant(wall, zone)
  if (ends.length > 1) return undefined
  if (lasts) {
    const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = lasts
      .slice(1)
      .map((part) => Number(part ?? 0))
    const exact = ((hours * 60 + minutes) * 60 + seconds) * 1_000
    instant = toInstant(start.wall + (weeks * 7 + days) * day, zone) + exact
    wall = toWall(instant, zone)
  } else if (end?.zone.isKnown && end.isDate === start.isDate) {
    instant = instantOf(end)
    wall = end.zone === start.zone ? end.wall : toWall(instant, zone)
    // Exchange writes a whole day as the same midnight twice.
    if (end.wall === start.wall && end.wall % day === 0) return undefined
  } else if (ends.length > 0) return undefined
  return wall < start.wall ? undefined : { wall, exact: start.isDate ? 0 : instant - instantOf(start) }
}
