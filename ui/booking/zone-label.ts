import { bookingRules } from '../../content/booking-rules.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { bookingZones } from '../../data-access/time-slots/booking-zones.ts'
import { zoneName } from '../../data-access/time-slots/format.ts'

let offered: ReturnType<typeof bookingZones> | undefined

/** The zones that this visitor can choose from. Cached: naming them takes 30 ms on a slow phone. */
export function offeredZones() {
  offered ??= bookingZones(browserTimeZone(), bookingRules)
  return offered
}

/** A zone's label, the same as in the list. */
export function zoneLabel(timeZone: string): string {
  return offeredZones().zones.find((zone) => zone.id === timeZone)?.label ?? zoneName(timeZone)
}
