import { bookingRules } from '../../content/booking-rules.ts'
import { browserTimeZone } from '../../data-access/attribution.ts'
import { bookingZones } from '../../data-access/time-slots/booking-zones.ts'
import { zoneLabel as labelOf } from '../../supabase/functions/_shared/time/zone-name.ts'

let offered: ReturnType<typeof bookingZones> | undefined

/**
 * The zones that this visitor can choose from. Cached: naming them takes 30 ms on a slow phone.
 *
 * @param asked a zone from the URL or the draft, for the first call
 */
export function offeredZones(asked?: string) {
  offered ??= bookingZones(browserTimeZone(), bookingRules, asked)
  return offered
}

/** A zone's label, the same as in the list. */
export function zoneLabel(timeZone: string): string {
  return labelOf(timeZone, offeredZones().zones)
}
