import type { FeedComponent } from './components.ts'
import { expandRule } from './expand-rule.ts'
import { type FeedProperty, readProperties, text } from './properties.ts'
import { readRule } from './recurrence-rule.ts'
import type { TimeZone } from './time-zone.ts'
import { day, readTime, type WallTime } from './wall-time.ts'

type Change = { instant: number; from: number; to: number }

/** The zone that a VTIMEZONE describes, exact around `window`; undefined when it describes none. */
export function describedZone(
  component: FeedComponent,
  window: { from: number; until: number },
): TimeZone | undefined {
  const changes = component.children
    .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
    .flatMap((observance) => changesOf(readProperties(observance), window))
    .sort((a, b) => a.instant - b.instant)
  const [earliest] = changes
  if (!earliest) return undefined
  return {
    offsetAt: (instant) => changes.findLast((change) => change.instant <= instant)?.to ?? earliest.from,
  }
}

function changesOf(properties: FeedProperty[], window: { from: number; until: number }): Change[] {
  const from = offset(text(properties, 'tzoffsetfrom'))
  const to = offset(text(properties, 'tzoffsetto'))
  const start = readTime(text(properties, 'dtstart'))
  if (to === undefined || !start) return []
  // Onsets are given in the time that was shown until then.
  const before = from ?? to
  const range = { from: window.from - 800 * day, until: window.until + 400 * day }
  const onsets = new Set<WallTime>([start.wall])
  for (const { name, values } of properties) {
    if (name === 'rdate') {
      for (const value of values.flat()) onsets.add(readTime(String(value))?.wall ?? start.wall)
    }
    if (name !== 'rrule') continue
    const rule = readRule(values[0])
    const limit = rule.until ? rule.until.wall + (rule.until.isUtc ? before : 0) : range.until
    // Where the rule has ended, the last change may be years old.
    const from = rule.count === undefined ? Math.min(range.from, limit - 400 * day) : start.wall
    const wanted = { from, until: Math.min(range.until, limit) }
    for (const wall of expandRule({ ...rule, until: undefined }, start.wall, wanted, { steps: 50_000 }))
      onsets.add(wall)
  }
  return [...onsets].map((wall) => ({ instant: wall - before, from: before, to }))
}

/** `+HHMM[SS]`, which ical.js writes as `+HH:MM[:SS]`, in milliseconds. */
function offset(value: string): number | undefined {
  const found = /^([+-]?)(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(value)
  if (!found) return undefined
  const seconds = (Number(found[2]) * 60 + Number(found[3])) * 60 + Number(found[4] ?? 0)
  return (found[1] === '-' ? -seconds : seconds) * 1_000
}
