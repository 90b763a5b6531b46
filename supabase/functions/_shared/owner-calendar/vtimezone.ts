import type { TimeZone } from '../time/time-zone.ts'
import { day, readTime, type WallTime } from '../time/wall-time.ts'
import type { Budget } from './budget.ts'
import type { FeedComponent } from './components.ts'
import { readableProperties } from './feed-event.ts'
import type { Period } from './merge-periods.ts'
import { type FeedProperty, text, UnreadableEvent } from './properties.ts'
import { occurrences, readRule } from './recurrence.ts'
import { ending } from './series.ts'

type Change = { instant: number; from: number; to: number }

/** No real zone has this many clock changes in the range that is expanded, about three years. */
const maxChanges = 100

/**
 * The zone that a VTIMEZONE defines, exact around `window`; undefined if it defines no usable offsets.
 *
 * @throws OutOfSteps and UnreadableEvent
 */
export function describedZone(
  component: FeedComponent,
  window: Period,
  budget: Budget,
): TimeZone | undefined {
  const all = component.children
    .filter(({ name }) => name === 'STANDARD' || name === 'DAYLIGHT')
    .flatMap((observance) => changesOf(readableProperties(observance), window, budget))
    .sort((a, b) => a.instant - b.instant)
  const before = all.findLastIndex(({ instant }) => instant < window.from - 400 * day)
  const changes = all.slice(Math.max(before, 0))
  const [earliest] = changes
  if (!earliest || changes.length > maxChanges) return undefined
  return {
    offsetAt: (instant) => changes.findLast((change) => change.instant <= instant)?.to ?? earliest.from,
  }
}

function changesOf(properties: FeedProperty[], window: Period, budget: Budget): Change[] {
  const from = offset(text(properties, 'TZOFFSETFROM'))
  const to = offset(text(properties, 'TZOFFSETTO'))
  const start = readTime(text(properties, 'DTSTART'))
  if (to === undefined || !start) throw new UnreadableEvent('a time zone cannot be read')
  // Onsets are in the wall time before the change.
  const before = from ?? to
  const onsets = new Set<WallTime>([start.wall])
  for (const { name, value } of properties) {
    if (name === 'RDATE') {
      for (const time of value.split(',')) {
        const read = readTime(time)
        if (!read) throw new UnreadableEvent('a time zone cannot be read')
        onsets.add(read.wall)
      }
    }
    if (name !== 'RRULE') continue
    const rule = readRule(value, budget)
    const range = ending(rule, { from: 0, until: window.until + 400 * day }, { offsetAt: () => before })
    // If the rule has ended, its last change may be years old.
    range.from = Math.min(window.from, range.until) - 800 * day
    for (const wall of occurrences(rule, start.wall, range, budget)) onsets.add(wall)
  }
  return [...onsets].map((wall) => ({ instant: wall - before, from: before, to }))
}

/** Parses `+HHMM[SS]` to milliseconds. */
function offset(value: string): number | undefined {
  const found = /^([+-]?)(\d\d)(\d\d)(\d\d)?$/.exec(value)
  if (!found) return undefined
  const seconds = (Number(found[2]) * 60 + Number(found[3])) * 60 + Number(found[4] ?? 0)
  return (found[1] === '-' ? -seconds : seconds) * 1_000
}
