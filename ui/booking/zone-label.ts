import { bookingRules } from '../../content/booking-rules.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { bookingZones } from '../../data-access/time-slots/booking-zones.ts'
import { zoneName } from '../../data-access/time-slots/format.ts'

let offered: ReturnType<typeof bookingZones> | undefined

/** The zones that this visitor can choose from. Kept: naming zones takes a slow phone 30 ms. */
export function offeredZones() {
  offered ??= bookingZones(browserTimeZone(), bookingRules)
  return offered
}

/** A zone's label in the list, used on every step. */
export function zoneLabel(timeZone: string): string {
  return offeredZones().zones.find((zone) => zone.id === timeZone)?.label ?? zoneName(timeZone)
}
