import ICAL from 'ical.js'
import type { Period } from '../merge-periods.ts'

/**
 * The hours of a rule from a start in UTC (`20261110T150000Z`), by another library than the one under test. It
 * must be a rule that strikes some day: that library looks for ever for one that does not.
 */
export function independentHours(start: string, rule: string, window: Period): Period[] {
  const hours: Period[] = []
  const [year, month, day, hour, minute] = (start.match(/^\d{4}|\d\d/g) ?? []).map(Number)
  const time = ICAL.Time.fromData(
    { year, month, day, hour, minute, second: 0 } as never,
    ICAL.Timezone.utcTimezone,
  )
  const iterator = ICAL.Recur.fromString(rule).iterator(time)
  for (let next = iterator.next(); next; next = iterator.next()) {
    const from = next.toJSDate().getTime()
    if (from >= window.until) break
    if (from >= window.from) hours.push({ from, until: from + 3_600_000 })
  }
  return hours
}
