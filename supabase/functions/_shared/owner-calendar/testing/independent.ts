import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

/**
 * The occurrences of a rule from a start (`20261110T150000`) to the end of a year, computed by ical.js, which is not
 * the library under test. The rule must have an occurrence: ical.js loops forever on one that has none.
 */
export function wallTimes(start: string, rule: string, lastYear: number): Temporal.PlainDateTime[] {
  const [year, month, day, hour, minute] = (start.match(/^\d{4}|\d\d/g) ?? []).map(Number)
  const first = { year, month, day, hour, minute, second: 0 } as never
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromData(first, ICAL.Timezone.utcTimezone))
  const found: Temporal.PlainDateTime[] = []
  for (let time = iterator.next(); time && time.year <= lastYear; time = iterator.next())
    found.push(Temporal.PlainDateTime.from(time.toString().replace('Z', '')))
  return found
}
