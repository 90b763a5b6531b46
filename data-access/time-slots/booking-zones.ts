import type { BookingRules, OfferedTimeZone } from '../../content/model/booking-rules.ts'
import { zoneLabel } from '../../supabase/functions/_shared/time/zone-name.ts'
import { currentZoneName } from './zone-names.ts'

interface BookingZones {
  /** The zones of the rules, followed by the visitor's if it is not one of them. */
  readonly zones: readonly OfferedTimeZone[]
  /** The id of the initially selected zone. */
  readonly selected: string
}

/**
 * The time zones to choose from. If the browser's zone is not among the offered ones, it is added and selected. If the
 * browser reports no valid zone, the default of the rules is selected.
 *
 * @param browserZone `Intl.DateTimeFormat().resolvedOptions().timeZone`
 * @param asked another zone to add and select: the team books a call in the person's
 */
export function bookingZones(
  browserZone: string | undefined,
  { timeZones, defaultTimeZone }: BookingRules,
  asked?: string,
): BookingZones {
  const browsers = withZone({ zones: timeZones, selected: defaultTimeZone }, browserZone)
  return asked ? withZone(browsers, asked) : browsers
}

function withZone({ zones, selected }: BookingZones, wanted: string | undefined): BookingZones {
  const own = currentZoneName(wanted)
  if (own === undefined) return { zones, selected }
  const offered = zones.find((zone) => currentZoneName(zone.id) === own)
  if (offered) return { zones, selected: offered.id }
  return { zones: [...zones, { id: own, label: zoneLabel(own, zones) }], selected: own }
}
