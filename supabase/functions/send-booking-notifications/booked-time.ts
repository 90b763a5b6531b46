import { localDay } from '../_shared/contracts/calendar-day.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { knownZone, momentText, parseInstant, timeOfDay, utcText } from '../_shared/mail/moment-text.ts'

/**
 * The call's time in the person's time zone, computed with this runtime's time zone data. If the database, which has
 * its own time zone data, computed another local time, one of the two is outdated, so UTC is added.
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
