import { WINDOWS_TO_IANA_MAP } from 'windows-iana'
import { day, hour, namedZone, readTime, type TimeZone, utc } from '../time/time-zone.ts'
import { all, type Block, propertiesOf, text } from './blocks.ts'
import type { Period } from './merge-periods.ts'
import { occurrences, readRule } from './recurrence.ts'

/**
 * How a file's zone name is read. More than one zone if the file's own rules and the runtime's may differ, or the file
 * has several of this name: all count. An unknown zone is anywhere on earth.
 */
export type FeedZone = { name: string; zones: readonly [TimeZone, ...TimeZone[]]; isKnown: boolean }

const fixed = (offset: number): TimeZone => ({ offsetAt: () => offset })
const anywhere = [fixed(14 * hour), fixed(-12 * hour)] as const
export const utcZone: FeedZone = { name: 'UTC', zones: [utc], isKnown: true }
export const unknownZone = (name: string): FeedZone => ({ name, zones: anywhere, isKnown: false })

/**
 * Finds the zones of a calendar's TZIDs: its own VTIMEZONEs (those of another calendar in the file are not its own), and
 * what the runtime knows by an IANA name or a Windows name.
 */
export function calendarZones({ blocks }: Block, window: Period) {
  const own = new Map<string, Block[]>()
  for (const block of blocks.filter(({ name }) => name === 'VTIMEZONE')) {
    const name = textValue(text(propertiesOf(block), 'TZID'))
    own.set(name, [...(own.get(name) ?? []), block])
  }
  function find(name: string): FeedZone {
    const described = (own.get(name) ?? []).map((block) => describedZone(block, window))
    const [first, ...more] = [...described, namedInRuntime(name)].filter((zone) => zone !== undefined)
    const isKnown = first && !described.includes(undefined)
    return isKnown ? { name, zones: [first, ...more], isKnown } : unknownZone(name)
  }
  const known = new Map<string, FeedZone>()
  return (name: string): FeedZone => {
    const zone = known.get(name) ?? find(name)
    known.set(name, zone)
    return zone
  }
}

/** Without the escapes of a TEXT value: Outlook's names have commas. */
export const textValue = (value: string) => value.replace(/\\([\\,;])/g, '$1')

const windowsNames = new Map<string, string | undefined>(
  WINDOWS_TO_IANA_MAP.filter(({ territory }) => territory === '001').map((each) => [
    each.windowsName,
    each.iana[0],
  ]),
)

/** Abbreviations are no names: the runtime reads AST as Alaska and BST as Bangladesh. */
const namedInRuntime = (name: string): TimeZone | undefined =>
  /^(?:UTC|GMT|tzone:\/\/Microsoft\/Utc)$/.test(name)
    ? utc
    : namedZone(windowsNames.get(name) ?? (name.includes('/') ? name : ''))

/** `+HHMM[SS]` in milliseconds. */
function offsetOf(value: string): number | undefined {
  const [, sign, hours, minutes, seconds = 0] = /^([+-])(\d\d)([0-5]\d)([0-5]\d)?$/.exec(value) ?? []
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  if (!sign) return undefined
  return sign === '-' ? -size : size
}

/**
 * The zone that a VTIMEZONE defines, exact around `window`; undefined if any part of it cannot be read. ical.js's own
 * `Timezone` reads one RDATE of a list, returns UTC before the first change, and takes as long as it is told to.
 */
function describedZone({ blocks }: Block, window: Period): TimeZone | undefined {
  const changes: { instant: number; from: number; to: number }[] = []
  for (const block of blocks) {
    const properties = propertiesOf(block)
    const from = offsetOf(text(properties, 'TZOFFSETFROM'))
    const to = offsetOf(text(properties, 'TZOFFSETTO'))
    const start = readTime(text(properties, 'DTSTART'))?.wall
    if (from === undefined || to === undefined || start === undefined) return undefined
    const dates = all(properties, 'RDATE').flatMap(({ value }) => value.split(','))
    const onsets = new Set([start, ...dates.map((value) => readTime(value)?.wall)])
    for (const { value } of all(properties, 'RRULE')) {
      // Onsets are in the wall time before the change.
      const rule = readRule(value, { start, zones: [fixed(from)], isAllDay: false })
      // If the rule has ended, its last change may be years old.
      const near = Math.min(window.from, rule.until ?? window.from)
      const range = { from: near - 800 * day, until: window.until + 400 * day }
      const isExact = rule.frequency === 'YEARLY' && !rule.isLonger
      for (const wall of (isExact && occurrences(rule, start, range)) || [undefined]) onsets.add(wall)
    }
    for (const wall of onsets) {
      if (wall === undefined) return undefined
      changes.push({ instant: wall - from, from, to })
    }
  }
  changes.sort((a, b) => a.instant - b.instant)
  const [earliest] = changes
  if (!earliest) return undefined
  return {
    offsetAt: (instant) => changes.findLast((change) => change.instant <= instant)?.to ?? earliest.from,
  }
}
