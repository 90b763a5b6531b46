import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { namedZone, type TimeZone } from '../time/time-zone.ts'
import { day, readTime, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import { all, type FeedComponent, type FeedProperty, propertiesOf, text } from './components.ts'
import type { Period } from './merge-periods.ts'
import { ending, occurrences, readRule } from './recurrence.ts'

/** How a file's zone name is read. If the file and the runtime disagree about a zone, both count. */
export type FeedZone = { name: string; zone: TimeZone; other?: TimeZone | undefined; isKnown: boolean }

const maxName = 100

/** Every spelling of a name is one zone: Outlook escapes commas in one place and not in the other. */
const keyOf = (name: string) =>
  name
    .slice(0, maxName + 1)
    .replace(/["\\]/g, '')
    .trim()
    .toLowerCase()

/**
 * Finds the zones of a file's TZIDs: the file's own VTIMEZONE, an IANA name, a Windows name, a display name, a fixed
 * offset. A VTIMEZONE of one calendar also serves the others in the file. An unknown name is read in `ownerZone`.
 */
export function feedZones(calendars: FeedComponent[], window: Period, ownerZone: TimeZone, budget: Budget) {
  const descriptions = new Map<string, { component: FeedComponent; location: string }>()
  for (const component of calendars.flatMap(({ children }) => children)) {
    if (component.name !== 'VTIMEZONE') continue
    const properties = propertiesOf(component, budget)
    const key = keyOf(text(properties, 'TZID'))
    const location = text(properties, 'X-LIC-LOCATION')
    if (!descriptions.has(key)) descriptions.set(key, { component, location })
  }
  const known = new Map<string, FeedZone>()

  function find(key: string, name: string): FeedZone {
    const description = key.length > maxName ? undefined : descriptions.get(key)
    const own = description && describedZone(description.component, window, budget)
    if (own) {
      const other = ianaZone(key, budget, true) ?? ianaZone(keyOf(description.location), budget, true)
      return { name, zone: own, other, isKnown: true }
    }
    if (key === '') return { name, zone: ownerZone, isKnown: true }
    const zone =
      key.length > maxName ? undefined : (ianaZone(key, budget) ?? windowsZone(key) ?? fixedZone(key))
    return { name, zone: zone ?? ownerZone, isKnown: zone !== undefined }
  }

  return (name: string): FeedZone => {
    const key = keyOf(name)
    const found = known.get(key) ?? find(key, name)
    known.set(key, found)
    return found
  }
}

/** The current IANA names, in lower case, and their areas. */
const current = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]))
const areas = new Set(['us', 'canada', 'mexico', 'brazil', 'chile', 'etc'])
for (const zone of current.keys()) areas.add(zone.slice(0, zone.indexOf('/')))

/**
 * An IANA name, with or without the path that some calendars prepend ("/mozilla.org/2005…/Europe/Paris"). Abbreviations
 * are none: the runtime reads AST as Alaska and BST as Bangladesh.
 */
function ianaZone(key: string, budget: Budget, currentOnly = false): TimeZone | undefined {
  const parts = key.split('/').filter((part) => part !== '')
  // The last part alone could be any word, so only UTC and GMT are accepted.
  if (/^(utc|gmt|z)$/.test(parts.at(-1) ?? '')) return namedZone('UTC')
  const names = [3, 2].map((length) => parts.slice(-length))
  const found = names.find((name) => current.has(name.join('/')))
  if (found) return namedZone(found.join('/'))
  // "US/Eastern", "Asia/Kolkata", "EST5EDT", "Japan", "CET": an older name, or one that the runtime calls otherwise.
  const older = names.find(([area = '', ...rest]) =>
    rest.length === 0 ? /^([cemw]et|[a-z]{4,}|[a-z]{3}\d[a-z]{3})$/.test(area) : areas.has(area),
  )
  if (currentOnly || !older) return undefined
  budget.spend(50)
  return namedZone(older.join('/'))
}

/** Such as "Central Standard Time". */
const windowsNames = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
)
/** The IANA names by their city. */
const cities = new Map([...current].map(([key, zone]) => [key.split('/').at(-1)?.replaceAll('_', ' '), zone]))

/** A Windows name, or a display name: "(UTC-05:00) Eastern Time (US & Canada)", "(UTC+01:00) Amsterdam, Berlin, Rome". */
function windowsZone(key: string): TimeZone | undefined {
  const shown = key.replace(/^\([^)]*\) ?/, '')
  const iana =
    windowsNames.get(key) ??
    windowsNames.get(shown.replace(/ time\b.*$/, ' standard time')) ??
    shown
      .split(',')
      .map((city) => cities.get(city.trim()))
      .find((zone) => zone !== undefined)
  return iana ? namedZone(iana) : undefined
}

/** "GMT+0200", "(UTC-05:00) Somewhere". */
function fixedZone(key: string): TimeZone | undefined {
  const found = /^\(?(?:utc|gmt)?([+-])(\d{1,2})(?::?(\d\d))?(?:\)|$)/.exec(key)
  if (!found) return undefined
  const offset = (Number(found[2]) * 60 + Number(found[3] ?? 0)) * (found[1] === '-' ? -60_000 : 60_000)
  return { offsetAt: () => offset }
}

type Change = { instant: number; from: number; to: number }

/** No real zone has this many clock changes in the range that is expanded, about five years. */
const maxChanges = 50

/**
 * The zone that a VTIMEZONE defines, exact around `window`; undefined if it defines no usable offsets. ical.js's own
 * `Timezone` reads one RDATE of a list, returns UTC before the first change, and takes as long as it is told to.
 *
 * @throws OutOfSteps
 */
function describedZone(component: FeedComponent, window: Period, budget: Budget): TimeZone | undefined {
  const changes: Change[] = []
  for (const observance of component.children) {
    const found = changesOf(propertiesOf(observance, budget), window, budget)
    if (!found) return undefined
    changes.push(...found)
  }
  changes.sort((a, b) => a.instant - b.instant)
  const near = changes.slice(
    Math.max(
      changes.findLastIndex(({ instant }) => instant < window.from - 400 * day),
      0,
    ),
  )
  const [earliest] = near
  if (!earliest || near.length > maxChanges) return undefined
  return { offsetAt: (instant) => near.findLast((change) => change.instant <= instant)?.to ?? earliest.from }
}

function changesOf(properties: FeedProperty[], window: Period, budget: Budget): Change[] | undefined {
  const to = offset(text(properties, 'TZOFFSETTO'))
  // Some programs write the year 1.
  const start = readTime(text(properties, 'DTSTART').replace(/^0\d{3}/, '1601'))
  if (to === undefined || !start) return undefined
  const from = offset(text(properties, 'TZOFFSETFROM')) ?? to
  const onsets = new Set<WallTime>([start.wall])
  for (const { value } of all(properties, 'RDATE')) {
    budget.spend(value.length / 16)
    for (const time of value.split(',')) onsets.add(readTime(time)?.wall ?? start.wall)
  }
  for (const { value } of all(properties, 'RRULE')) {
    const rule = readRule(value)
    // Onsets are in the wall time before the change.
    const range = ending(rule, { from: 0, until: window.until + 400 * day }, { offsetAt: () => from })
    // If the rule has ended, its last change may be years old.
    range.from = Math.min(window.from, range.until) - 800 * day
    const found = rule.isDoubtful ? undefined : occurrences(rule, start.wall, range, budget)
    if (!found) return undefined
    for (const wall of found) onsets.add(wall)
  }
  return [...onsets].map((wall) => ({ instant: wall - from, from, to }))
}

/** Parses `+HHMM[SS]` to milliseconds. */
function offset(value: string): number | undefined {
  const found = /^([+-]?)(\d\d):?(\d\d)(\d\d)?$/.exec(value)
  if (!found) return undefined
  const seconds = (Number(found[2]) * 60 + Number(found[3])) * 60 + Number(found[4] ?? 0)
  return (found[1] === '-' ? -seconds : seconds) * 1_000
}
