import { bookingHours } from '../site-values.ts'
import { namedZone, toInstant } from '../time/time-zone.ts'
import type { PartOfDay } from './call-request.ts'

const hour = 3_600_000
const { firstHour, endHour } = bookingHours
const hours: Record<PartOfDay, [number, number]> = {
  morning: [firstHour, Math.min(endHour, 12)],
  afternoon: [Math.max(firstHour, 12), endHour],
  any: [firstHour, endHour],
}

/** When a requested part of a day begins and ends, in epoch milliseconds; undefined if the time zone is unknown. */
export function askedTime(day: string, part: PartOfDay, timeZone: string): [number, number] | undefined {
  const zone = namedZone(timeZone)
  const [from, until] = hours[part]
  const midnight = Date.parse(day)
  return zone && [toInstant(midnight + from * hour, zone), toInstant(midnight + until * hour, zone)]
}
