import type { BookingRules, OfferedTimeZone } from '../../content/model/booking-rules.ts'
import { zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'

/**
 * The time zones to choose from, and the one that is selected at first: the rules' zones, and the visitor's own if it is
 * none of them. If the browser reports no valid zone, the default of the rules is selected.
 *
 * @param browserZone `Intl.DateTimeFormat().resolvedOptions().timeZone`
 * @param asked another zone to add and select: the team books a call in the person's
 */
export function bookingZones(
  browserZone: string | undefined,
  { timeZones, defaultTimeZone }: BookingRules,
  asked?: string,
): { readonly zones: readonly OfferedTimeZone[]; readonly selected: string } {
  const zones = [...timeZones]
  let selected = defaultTimeZone
  for (const wanted of [browserZone, asked]) {
    const id = currentName(wanted)
    if (id === undefined) continue
    if (!zones.some((zone) => zone.id === id)) zones.push({ id, label: zoneLabel(id) })
    selected = id
  }
  return { zones, selected }
}

/** Chromium and Safari report names from the 1990s. The visitor sees the city, so it should have its current name. */
const renamed: Readonly<Record<string, string>> = {
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

/** Every zone that this browser knows, by its current name. */
export const knownZones = (): string[] =>
  [...new Set(Intl.supportedValuesOf('timeZone').map((id) => (renamed[id] && currentName(id)) || id))].sort()

/** The current name of a zone that this browser supports; undefined if the name is not a time zone. */
function currentName(timeZone: string | undefined): string | undefined {
  const resolved = resolvedName(timeZone)
  const current = resolved && renamed[resolved]
  return current && resolvedName(current) ? current : resolved
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
