import { bookingRules } from '../../content/booking-rules.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { bookingZones } from '../../data-access/time-slots/booking-zones.ts'
import { zoneName } from '../../data-access/time-slots/format.ts'

/** The zones that this visitor chooses from. */
export const offeredZones = () => bookingZones(browserTimeZone(), bookingRules)

/** A zone as the visitor chose it from the list: the same words from the first step to the last. */
export function zoneLabel(timeZone: string): string {
  return offeredZones().zones.find((zone) => zone.id === timeZone)?.label ?? zoneName(timeZone)
}
