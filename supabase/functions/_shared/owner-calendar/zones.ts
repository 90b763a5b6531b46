import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { day, namedZone, readTime, type TimeZone, utc } from '../time/time-zone.ts'
import type { Budget } from './budget.ts'
import { all, type Component, propertiesOf, text } from './components.ts'
import type { Period } from './merge-periods.ts'
import { ending, occurrences, readRule } from './recurrence.ts'

/** How a file's zone name is read. If the file and the runtime disagree about a zone, both count. */
export type FeedZone = { name: string; zone: TimeZone; other?: TimeZone | undefined; isKnown: boolean }

/** Every spelling of a name is one zone: Outlook escapes commas in one place and not in the other. */
const keyOf = (name: string) => name.replace(/["\\]/g, '').trim().toLowerCase()

/**
 * Finds the zones of a file's TZIDs: the file's own VTIMEZONE, an IANA name, a Windows name, a fixed offset. A
 * VTIMEZONE of one calendar also serves the others in the file. An unknown name is read in the zone `owner`.
 */
export function feedZones(calendars: Component[], window: Period, owner: TimeZone, budget: Budget) {
  const described = new Map<string, Component>()
  for (const component of calendars.flatMap(({ children }) => children)) {
    if (component.name !== 'VTIMEZONE') continue
    const key = keyOf(text(propertiesOf(component, budget), 'TZID'))
    if (!described.has(key)) described.set(key, component)
  }
  const known = new Map<string, FeedZone>()
  function find(key: string, name: string): FeedZone {
    const component = described.get(key)
    const own = component && describedZone(component, window, budget)
    const iana = ianaZone(key, budget)
    const zone = own ?? iana ?? windowsZone(key) ?? fixedZone(key)
    return { name, zone: zone ?? owner, other: own && iana, isKnown: zone !== undefined || key === '' }
  }
  return (name: string): FeedZone => {
    const key = keyOf(name)
    const found = known.get(key) ?? find(key, name)
    known.set(key, found)
    return found
  }
}

/**
 * An IANA name, also after a path ("/mozilla.org/2005…/Europe/Paris"). Abbreviations are none: the runtime reads AST as
 * Alaska and BST as Bangladesh.
 */
function ianaZone(key: string, budget: Budget): TimeZone | undefined {
  if (/(^|\/)(utc|gmt|z)$/.test(key)) return utc
  if (!/\/|^\w{4,}$|^[cemw]et$/.test(key)) return undefined
  const parts = key.split('/')
  for (const name of new Set([3, 2].map((length) => parts.slice(-length).join('/')))) {
    budget.spend(50)
    const zone = namedZone(name)
    if (zone) return zone
  }
  return undefined
}

const windowsNames = new Map(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map(({ windowsName, iana }) => [
    windowsName.toLowerCase(),
    iana[0],
  ]),
)

/** A Windows name, or a display name: "(UTC-05:00) Eastern Time (US & Canada)". */
function windowsZone(key: string): TimeZone | undefined {
  const shown = key.replace(/^\([^)]*\) ?/, '').replace(/ time\b.*$/, ' standard time')
  return namedZone(windowsNames.get(key) ?? windowsNames.get(shown) ?? '')
}

/** "+05:30", "GMT+0200": always this far from UTC. */
function fixedZone(key: string): TimeZone | undefined {
  const offset = offsetOf(key.replace(/^(utc|gmt)/, ''))
  return offset === undefined ? undefined : { offsetAt: () => offset }
}

/** `+HHMM[SS]` in milliseconds. */
export function offsetOf(value: string): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d\d):?(\d\d)(\d\d)?$/.exec(value) ?? []
  if (!sign) return undefined
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * (sign === '-' ? -1_000 : 1_000)
}

/** No real zone has this many clock changes in the range that is expanded, about five years. */
const maxChanges = 50

/**
 * The zone that a VTIMEZONE defines, exact around `window`; undefined if it defines no usable offsets. ical.js's own
 * `Timezone` reads one RDATE of a list, returns UTC before the first change, and takes as long as it is told to.
 *
 * @throws OutOfSteps
 */
function describedZone({ children }: Component, window: Period, budget: Budget): TimeZone | undefined {
  const changes: { instant: number; from: number; to: number }[] = []
  for (const observance of children) {
    const properties = propertiesOf(observance, budget)
    const from = offsetOf(text(properties, 'TZOFFSETFROM'))
    const to = offsetOf(text(properties, 'TZOFFSETTO'))
    // Some programs write the year 1.
    const start = readTime(text(properties, 'DTSTART').replace(/^0\d{3}/, '1601'))
    if (from === undefined || to === undefined || !start) return undefined
    const added = all(properties, 'RDATE').flatMap(({ value }) => value.split(','))
    budget.spend(added.length)
    const onsets = new Set([start.wall, ...added.map((time) => readTime(time)?.wall ?? start.wall)])
    for (const { value } of all(properties, 'RRULE')) {
      const rule = readRule(value)
      // Onsets are in the wall time before the change.
      const range = ending(rule, { from: 0, until: window.until + 400 * day }, { offsetAt: () => from })
      // If the rule has ended, its last change may be years old.
      range.from = Math.min(window.from, range.until) - 800 * day
      const found = occurrences(rule, start.wall, range, budget)
      if (!found) return undefined
      for (const wall of found) onsets.add(wall)
    }
    for (const wall of onsets) changes.push({ instant: wall - from, from, to })
  }
  changes.sort((a, b) => a.instant - b.instant)
  const current = changes.findLastIndex(({ instant }) => instant < window.from - 400 * day)
  const near = changes.slice(Math.max(current, 0))
  const [earliest] = near
  if (!earliest || near.length > maxChanges) return undefined
  return { offsetAt: (instant) => near.findLast((change) => change.instant <= instant)?.to ?? earliest.from }
}
