import type { BookingRules, OfferedTimeZone } from '../../content/model/booking-rules.ts'
import { zoneName } from './format.ts'
import { currentZoneName } from './zone-names.ts'

interface BookingZones {
  /** The rules' zones; the visitor's own last when it is none of them. */
  readonly zones: readonly OfferedTimeZone[]
  /** The id of the zone to begin with. */
  readonly selected: string
}

/**
 * The zones to choose from. A browser in none of the offered zones sees its own as one more, selected; a
 * browser that reports none, or one that cannot be used, begins with the rules' default.
 *
 * @param browserZone `Intl.DateTimeFormat().resolvedOptions().timeZone`
 */
export function bookingZones(browserZone: string | undefined, rules: BookingRules): BookingZones {
  const zones = rules.timeZones
  const own = currentZoneName(browserZone)
  if (own === undefined) return { zones, selected: rules.defaultTimeZone }
  const offered = zones.find((zone) => currentZoneName(zone.id) === own)
  if (offered) return { zones, selected: offered.id }
  return { zones: [...zones, { id: own, label: ownLabel(own, zones) }], selected: own }
}

/** 'India Standard Time (Kolkata)': the city tells apart zones that share a name, as Vancouver's does. */
function ownLabel(timeZone: string, zones: readonly OfferedTimeZone[]): string {
  const name = zoneName(timeZone)
  const city = timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).pop()
  if (city !== undefined && city !== '') return `${name} (${city.replaceAll('_', ' ')})`
  return zones.some((zone) => zone.label === name) ? `${name} (${timeZone})` : name
}
