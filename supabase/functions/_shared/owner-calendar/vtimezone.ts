import type { Budget } from './budget.ts'
import type { FeedComponent } from './components.ts'
import type { Period } from './merge-periods.ts'
import { type FeedProperty, readProperties, text } from './properties.ts'
import { readRule, strokes } from './recurrence.ts'
import { ending } from './series.ts'
import type { TimeZone } from './time-zone.ts'
import { day, readTime, type WallTime } from './wall-time.ts'

type Change = { instant: number; from: number; to: number }

/** No zone changes its clocks this often in three years. */
const mostChanges = 100

/**
 * The zone that a VTIMEZONE describes, exact around `window`; undefined when it describes none.
 *
 * @throws TooManySteps, TooLate and UnreadableEvent
 */
export function describedZone(
  component: FeedComponent,
  window: Period,
  budget: Budget,
): TimeZone | undefined {
  const all = component.children
    .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
    .flatMap((observance) => changesOf(readProperties(observance), window, budget))
    .sort((a, b) => a.instant - b.instant)
  const before = all.findLastIndex(({ instant }) => instant < window.from - 400 * day)
  const changes = all.slice(Math.max(before, 0))
  const [earliest] = changes
  if (!earliest || changes.length > mostChanges) return undefined
  return {
    offsetAt: (instant) => changes.findLast((change) => change.instant <= instant)?.to ?? earliest.from,
  }
}

function changesOf(properties: FeedProperty[], window: Period, budget: Budget): Change[] {
  const from = offset(text(properties, 'tzoffsetfrom'))
  const to = offset(text(properties, 'tzoffsetto'))
  const start = readTime(text(properties, 'dtstart'))
  if (to === undefined || !start) return []
  // Onsets are given in the time that was shown until then.
  const before = from ?? to
  const onsets = new Set<WallTime>([start.wall])
  for (const { name, values } of properties) {
    if (name === 'rdate') {
      for (const value of values.flat()) onsets.add(readTime(String(value))?.wall ?? start.wall)
    }
    if (name !== 'rrule') continue
    const rule = readRule(String(values[0]))
    const range = ending(rule, { from: 0, until: window.until + 400 * day }, { offsetAt: () => before })
    // Where the rule has ended, the last change may be years old.
    range.from = Math.min(window.from, range.until) - 800 * day
    for (const wall of strokes(rule, start.wall, range, budget)) onsets.add(wall)
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
