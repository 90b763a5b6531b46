import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { namedZone, type TimeZone } from '../time/time-zone.ts'
import { type Budget, OutOfSteps } from './budget.ts'
import type { FeedComponent } from './components.ts'
import type { Period } from './merge-periods.ts'
import { text } from './properties.ts'
import { describedZone } from './vtimezone.ts'

/**
 * Resolves the TZIDs of one calendar. An IANA name wins over the file's own VTIMEZONE, which is often incomplete
 * or outdated; then come the VTIMEZONE, and Windows zone names, which some files do not describe. Undefined for an
 * unknown name.
 */
export function feedZones(
  calendar: FeedComponent,
  window: Period,
  budget: Budget,
): (name: string) => TimeZone | undefined {
  const descriptions = new Map(
    calendar.children
      .filter(({ name }) => name === 'VTIMEZONE')
      .map((component) => [text(component.properties, 'TZID').replaceAll('"', '').toLowerCase(), component]),
  )
  const known = new Map<string, TimeZone | undefined>()
  function described(name: string): TimeZone | undefined {
    const component = descriptions.get(name)
    if (!component) return undefined
    try {
      return (
        zoneOfName(text(component.properties, 'X-LIC-LOCATION'), budget) ??
        describedZone(component, window, budget)
      )
    } catch (error) {
      if (error instanceof OutOfSteps) throw error
      // Ignore the broken VTIMEZONE; the name alone may still identify the zone.
      return undefined
    }
  }
  const find = (name: string) =>
    zoneOfName(name, budget) ??
    described(name.toLowerCase()) ??
    namedZone(windowsNames.get(name.toLowerCase()) ?? '')
  return (name) => {
    if (name.length > maxNameLength) return undefined
    if (!known.has(name)) known.set(name, find(name))
    return known.get(name)
  }
}

const maxNameLength = 100

/** The current IANA names, in lower case, and their areas. */
const current = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]))
const areas = new Set(['us', 'canada', 'mexico', 'brazil', 'chile', 'etc'])
for (const zone of current.keys()) areas.add(zone.slice(0, zone.indexOf('/')))

/**
 * An IANA name, with or without the path that some calendars prepend ("/mozilla.org/2005…/Europe/Paris"). Of names that
 * are not current, the runtime is asked for one at most.
 */
function zoneOfName(name: string, budget: Budget): TimeZone | undefined {
  // IANA names have no spaces, unlike "Eastern Standard Time", and at most three parts.
  if (/\s/.test(name)) return undefined
  const parts = name
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
  const names = [3, 2].map((length) => parts.slice(-length))
  // The last part alone could be any word, so only UTC and GMT are accepted.
  if (/^(utc|gmt)$/.test(parts.at(-1) ?? '')) return namedZone('UTC')
  const found = names.find((name) => current.has(name.join('/')))
  // "US/Eastern", "EST5EDT": an older name.
  const older = names.find(([area = '', ...rest]) => rest.length === 0 || areas.has(area))
  if (found) return namedZone(found.join('/'))
  if (!older || budget.zoneQuestions === 0) return undefined
  const zone = namedZone(older.join('/'))
  if (!zone) budget.zoneQuestions -= 1
  return zone
}

/** Such as "Central Standard Time". */
const windowsNames = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
)
