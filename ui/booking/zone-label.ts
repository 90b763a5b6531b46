import { bookingRules } from '../../content/booking-rules.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { bookingZones } from '../../data-access/time-slots/booking-zones.ts'
import { zoneName } from '../../data-access/time-slots/format.ts'

/** The zones that this visitor can choose from. */
export const offeredZones = () => bookingZones(browserTimeZone(), bookingRules)

/** A zone's label in the list, used on every step. */
export function zoneLabel(timeZone: string): string {
  return offeredZones().zones.find((zone) => zone.id === timeZone)?.label ?? zoneName(timeZone)
}
