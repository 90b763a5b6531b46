import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { namedZone, type TimeZone } from '../time/time-zone.ts'
import { type Budget, TooLate } from './budget.ts'
import type { FeedComponent } from './components.ts'
import type { Period } from './merge-periods.ts'
import { readProperties, text } from './properties.ts'
import { describedZone } from './vtimezone.ts'

/**
 * Resolves the TZIDs of one calendar. An IANA name wins over the file's own VTIMEZONE, which is often incomplete
 * or outdated; then come the VTIMEZONE, Windows zone names, cities and UTC offsets. Undefined for an unknown name.
 */
export function feedZones(
  calendar: FeedComponent,
  window: Period,
  budget: Budget,
): (name: string) => TimeZone | undefined {
  const descriptions = new Map(
    calendar.children
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((component) => [zoneName(component), component]),
  )
  const known = new Map<string, TimeZone | undefined>()
  function described(name: string): TimeZone | undefined {
    const component = descriptions.get(name)
    try {
      const location = component && text(readProperties(component), 'x-lic-location')
      return component && (namedZone(location ?? '') ?? describedZone(component, window, budget))
    } catch (error) {
      if (error instanceof TooLate) throw error
      // Ignore the broken VTIMEZONE; the name alone may still identify the zone.
      return undefined
    }
  }
  return (written) => {
    const name = plainName(written)
    if (!known.has(name)) {
      if (name.length > maxNameLength || known.size >= maxZones) return undefined
      known.set(
        name,
        zoneOfName(name) ??
          described(name.toLowerCase()) ??
          windowsZone(name) ??
          zoneOfCity(name) ??
          offsetZone(name),
      )
    }
    return known.get(name)
  }
}

const maxNameLength = 100
/** No calendar program writes more zones than this. */
const maxZones = 200

const plainName = (name: string) => name.trim().replace(/^"|"$/g, '')

function zoneName({ lines }: FeedComponent): string {
  const line = lines.find((candidate) => /^TZID[;:]/i.test(candidate)) ?? ''
  return plainName(line.replace(/^TZID(;[^:]*)?:/i, '')).toLowerCase()
}

/** An IANA name, with or without the path that some calendars prepend ("/mozilla.org/2005…/Europe/Paris"). */
function zoneOfName(name: string): TimeZone | undefined {
  // IANA names have no spaces, unlike "Eastern Standard Time".
  if (/\s/.test(name)) return undefined
  const parts = name.split('/').filter((part) => part !== '')
  for (let from = 0; from < parts.length; from += 1) {
    // The last part alone could be any word, so only UTC and GMT are accepted.
    if (from > 0 && from === parts.length - 1 && !/^(utc|gmt)$/i.test(parts[from] ?? '')) break
    const zone = namedZone(parts.slice(from).join('/'))
    if (zone) return zone
  }
  return undefined
}

/** A Windows zone by its id ("Central Standard Time") or its display name ("… (US & Canada)"). */
function windowsZone(name: string): TimeZone | undefined {
  const wanted = name.toLowerCase()
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

/** "(UTC+01:00) Amsterdam, Berlin, Rome": the zone of the first city with an IANA zone. */
function zoneOfCity(name: string): TimeZone | undefined {
  const cities = /^\((?:UTC|GMT).*?\)(.*)$/i.exec(name)?.[1]?.split(',') ?? []
  for (const city of cities) {
    const ending = `/${city.trim().replace(/ /g, '_').toLowerCase()}`
    const zone = Intl.supportedValuesOf('timeZone').find((known) => known.toLowerCase().endsWith(ending))
    if (zone) return namedZone(zone)
  }
  return undefined
}

/** A fixed UTC offset: "GMT+0530", "UTC-06:00", "(UTC+03:00) Somewhere". */
function offsetZone(name: string): TimeZone | undefined {
  const found = /^\(?(?:UTC|GMT)\s*(?:([+-])(\d{1,2}):?(\d\d)?)?\)?(?:\s|$)/i.exec(name)
  if (!found) return undefined
  const offset = (Number(found[2] ?? 0) * 60 + Number(found[3] ?? 0)) * 60_000
  return { offsetAt: () => (found[1] === '-' ? -offset : offset) }
}
