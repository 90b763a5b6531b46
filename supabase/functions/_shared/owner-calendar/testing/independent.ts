import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

/**
 * The occurrences of a rule from a start (`20261110T150000`) that may be in `november`, in any zone, computed by ical.js,
 * which is not the library under test. The rule must have an occurrence: ical.js loops forever on one that has none.
 */
export function wallTimes(start: string, rule: string): Temporal.PlainDateTime[] {
  const [year, month, day, hour, minute] = (start.match(/^\d{4}|\d\d/g) ?? []).map(Number)
  const first = { year, month, day, hour, minute, second: 0 } as never
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromData(first, ICAL.Timezone.utcTimezone))
  const found: string[] = []
  for (let time = iterator.next(); time && time.year <= 2027; time = iterator.next())
    found.push(time.toString().replace('Z', ''))
  return found
    .filter((wall) => wall > '2026-10-30' && wall < '2027-01-03')
    .map((wall) => Temporal.PlainDateTime.from(wall))
}
