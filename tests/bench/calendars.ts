import fc from 'fast-check'
import { maxSteps } from '../../supabase/functions/_shared/owner-calendar/budget.ts'
import { busyPeriods } from '../../supabase/functions/_shared/owner-calendar/busy-periods.ts'
import { calendar, event } from '../../supabase/functions/_shared/owner-calendar/testing/feed.ts'
import {
  hostileBlocks,
  massBlocks,
} from '../../supabase/functions/_shared/owner-calendar/testing/hostile-blocks.ts'

const window = { from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 11, 17) }
const weekly = event('UID:w', 'DTSTART:20240102T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')

/** Hostile blocks, repeated with other UIDs until the calendar has this many characters. */
function feedOf(blocks: string[], size: number): string {
  const parts = [weekly]
  for (let length = 0, index = 0; blocks.length > 0 && length < size; index += 1) {
    const block = (blocks[index % blocks.length] ?? '')
      .slice(0, size)
      .replaceAll('UID:', `UID:${index}`)
      .replaceAll('America/', `America/${index}`)
    length += block.length + 2
    if (length < size) parts.push(block)
  }
  return calendar(...parts)
}

const limit = 500

function readTimed(feed: string) {
  // Not to be charged for what the calendars before it left behind.
  gc?.()
  const before = process.cpuUsage()
  const reading = busyPeriods(feed, { window, ownerZone: 'America/Chicago' })
  const { user, system } = process.cpuUsage(before)
  return { reading, milliseconds: (user + system) / 1_000 }
}

/** CPU time of reading 1,000 hostile calendars of up to 1 MB; and busy hours of the weekly meeting in each, never free. */
export function calendarTimes() {
  const feeds = fc.sample(fc.tuple(hostileBlocks, fc.integer({ min: 1_000, max: 1_000_000 })), {
    numRuns: 1_000,
    seed: 1,
  })
  const masses = Object.values(massBlocks).map((blocks): [string[], number] => [blocks, 1_000_000])
  const first = Date.UTC(2026, 10, 3, 15)
  const readings = [...feeds, ...masses].map(([blocks, size]) => {
    const feed = feedOf(blocks, size)
    const { reading, milliseconds } = readTimed(feed)
    return {
      size: feed.length,
      // Once more if it was over: what costs as much each time is the calendar, not a compiler at work.
      milliseconds:
        milliseconds > limit ? Math.min(milliseconds, readTimed(feed).milliseconds) : milliseconds,
      steps: reading?.steps ?? 0,
      isBusy: !!reading?.busy.some(({ from, until }) => from <= first && until >= first + 3_600_000),
    }
  })
  const slowest = readings.toSorted((a, b) => b.milliseconds - a.milliseconds)
  const count = (has: (each: (typeof readings)[0]) => boolean) => readings.filter(has).length
  return {
    calendars: readings.length,
    'largest (bytes)': Math.max(...readings.map(({ size }) => size)),
    'slowest (CPU ms)': slowest[0]?.milliseconds,
    'median (CPU ms)': slowest[500]?.milliseconds,
    'over 500 ms': count(({ milliseconds }) => milliseconds > limit),
    'all steps used, so busy all the time': count(({ steps }) => steps > maxSteps * 0.9),
    'incomplete or free at the weekly meeting': count(({ isBusy }) => !isBusy),
  }
}
