import type { BookingRules, OfferedTimeZone } from '../../content/model/booking-rules.ts'
import { zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'

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
  return { zones: [...zones, { id: own, label: zoneLabel(own) }], selected: own }
}

/** Maps aliases of time zones to their current names. */
const currentNames: Readonly<Record<string, string>> = {
  // Aliases of the zones that the wizard offers. Most browsers resolve these, but newer versions of ECMA-402 let a
  // browser report the alias with which the system was configured.
  'Australia/ACT': 'Australia/Sydney',
  'Australia/Canberra': 'Australia/Sydney',
  'Australia/NSW': 'Australia/Sydney',
  CST6CDT: 'America/Chicago',
  EST5EDT: 'America/New_York',
  GB: 'Europe/London',
  'GB-Eire': 'Europe/London',
  HST: 'Pacific/Honolulu',
  Japan: 'Asia/Tokyo',
  MST: 'America/Phoenix',
  MST7MDT: 'America/Denver',
  Navajo: 'America/Denver',
  PST8PDT: 'America/Los_Angeles',
  'US/Alaska': 'America/Anchorage',
  'US/Arizona': 'America/Phoenix',
  'US/Central': 'America/Chicago',
  'US/Eastern': 'America/New_York',
  'US/Hawaii': 'Pacific/Honolulu',
  'US/Mountain': 'America/Denver',
  'US/Pacific': 'America/Los_Angeles',
  // Chromium and Safari report names from the 1990s. The visitor sees the city, so it should have its current name.
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/UTC': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
}

/**
 * Maps a zone and its aliases ('US/Eastern', 'Asia/Calcutta') to one name that this browser supports; undefined if the
 * name is not a time zone.
 */
function currentZoneName(timeZone: string | undefined): string | undefined {
  const resolved = resolvedName(timeZone)
  if (resolved === undefined) return undefined
  const current = currentNames[resolved]
  return current !== undefined && resolvedName(current) !== undefined ? current : resolved
}

function resolvedName(timeZone: string | undefined): string | undefined {
  // Intl accepts UTC offsets such as '+05:30', but the database does not accept them as time zones.
  if (!timeZone || !/^[A-Za-z]/.test(timeZone)) return undefined
  try {
    const { timeZone: name } = new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions()
    return name === 'Etc/Unknown' ? undefined : name
  } catch {
    return undefined
  }
}
