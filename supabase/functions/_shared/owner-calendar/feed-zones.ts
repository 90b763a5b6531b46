import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import type { FeedComponent } from './components.ts'
import { readProperties, text } from './properties.ts'
import { namedZone, type TimeZone } from './time-zone.ts'
import { describedZone } from './vtimezone.ts'

/**
 * The zones that the events of one calendar name. A name of the zone data goes before the file's own
 * description, which is often short or old; then comes the description; then what Windows calls its zones.
 * Undefined for a name that nothing explains.
 */
export function feedZones(
  calendar: FeedComponent,
  window: { from: number; until: number },
): (name: string) => TimeZone | undefined {
  const described = new Map<string, TimeZone>()
  for (const component of calendar.children.filter(({ name }) => name === 'VTIMEZONE')) {
    try {
      const properties = readProperties(component)
      const zone = namedZone(text(properties, 'x-lic-location')) ?? describedZone(component, window)
      if (zone) described.set(text(properties, 'tzid').toLowerCase(), zone)
    } catch {
      // As if it were not there: its name may still say what it is.
    }
  }
  return (name) =>
    zoneOfName(name) ??
    described.get(name.trim().toLowerCase()) ??
    windowsZone(name) ??
    zoneOfCity(name) ??
    offsetZone(name)
}

/** An IANA name, also behind the path that some calendars put before it ("/mozilla.org/2005…/Europe/Paris"). */
function zoneOfName(name: string): TimeZone | undefined {
  const plain = name.trim().replace(/^"|"$/g, '')
  // "Eastern Standard Time" and the like have spaces; no IANA name has.
  if (/\s/.test(plain)) return undefined
  const parts = plain.split('/').filter((part) => part !== '')
  for (let from = 0; from < parts.length; from += 1) {
    // The last part alone could be any word.
    if (from > 0 && from === parts.length - 1 && !/^(utc|gmt)$/i.test(parts[from] ?? '')) break
    const zone = namedZone(parts.slice(from).join('/'))
    if (zone) return zone
  }
  return undefined
}

/** What Outlook calls a zone, in its files ("Central Standard Time") or on its screen ("… (US & Canada)"). */
function windowsZone(name: string): TimeZone | undefined {
  const wanted = name.trim().replace(/^"|"$/g, '').toLowerCase()
  const american = /\b(eastern|central|mountain|pacific|atlantic) time \((?:us & )?canada\)/.exec(wanted)?.[1]
  const standard = american
    ? `${american} standard time`
    : wanted.replace(/ daylight time$/, ' standard time')
  const found = windowsNames.get(standard)
  return found ? namedZone(found) : undefined
}

const windowsNames = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
)

/** "(UTC+01:00) Amsterdam, Berlin, Rome": the zone of the first city that the zone data has. */
function zoneOfCity(name: string): TimeZone | undefined {
  const cities = /^\((?:UTC|GMT).*?\)(.*)$/i.exec(name.trim())?.[1]?.split(',') ?? []
  for (const city of cities) {
    const ending = `/${city.trim().replace(/ /g, '_').toLowerCase()}`
    const zone = Intl.supportedValuesOf('timeZone').find((known) => known.toLowerCase().endsWith(ending))
    if (zone) return namedZone(zone)
  }
  return undefined
}

/** A fixed offset: "GMT+0530", "UTC-06:00", "(UTC+03:00) Somewhere". */
function offsetZone(name: string): TimeZone | undefined {
  const found = /^\(?(?:UTC|GMT)\s*(?:([+-])(\d{1,2}):?(\d\d)?)?\)?(?:\s|$)/i.exec(name.trim())
  if (!found) return undefined
  const offset = (Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0)) * 60_000
  return { offsetAt: () => (found[1] === '-' ? -offset : offset) }
}
