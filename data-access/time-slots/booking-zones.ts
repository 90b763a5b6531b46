import type { BookingRules, OfferedTimeZone } from '../../content/model/booking-rules.ts'
import { zoneName } from './format.ts'
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
 */
export function bookingZones(browserZone: string | undefined, rules: BookingRules): BookingZones {
  const zones = rules.timeZones
  const own = currentZoneName(browserZone)
  if (own === undefined) return { zones, selected: rules.defaultTimeZone }
  const offered = zones.find((zone) => currentZoneName(zone.id) === own)
  if (offered) return { zones, selected: offered.id }
  return { zones: [...zones, { id: own, label: ownLabel(own, zones) }], selected: own }
}

/** 'India Standard Time (Kolkata)'. The city distinguishes zones with the same name, such as Vancouver's. */
function ownLabel(timeZone: string, zones: readonly OfferedTimeZone[]): string {
  const name = zoneName(timeZone)
  const city = timeZone.startsWith('Etc/') ? undefined : timeZone.split('/').slice(1).pop()
  if (city !== undefined && city !== '') return `${name} (${city.replaceAll('_', ' ')})`
  return zones.some((zone) => zone.label === name) ? `${name} (${timeZone})` : name
}
