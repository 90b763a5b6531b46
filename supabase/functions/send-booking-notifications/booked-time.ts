import { localDay } from '../_shared/contracts/calendar-day.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { knownZone, momentText, parseInstant, timeOfDay, utcText } from '../_shared/mail/moment-text.ts'

/**
 * The time of the call as the person chose it. The instant counts; the zone data of this runtime turns
 * it into wall time. Where the database, with an edition of its own, came to another wall time, one of
 * the two is out of date: then UTC is added, which cannot be.
 */
export function bookedTime(row: BookingRow): string {
  const startsAt = parseInstant(row.starts_at)
  const zone = knownZone(row.timezone)
  const here = momentText(startsAt, zone)
  const agrees =
    row.booking_time === timeOfDay(startsAt, zone) &&
    row.booking_date === localDay(startsAt, zone) &&
    zone === row.timezone
  return agrees || zone === 'UTC' ? here : `${here}, which is ${utcText(startsAt)}`
}
