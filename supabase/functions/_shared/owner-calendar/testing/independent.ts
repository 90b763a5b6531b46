import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

/**
 * The occurrences between two dates (`2026-11-01`) of a rule that begins at `start` (`20261110T150000`), computed by
 * ical.js, which is not the library under test. The rule must have one: ical.js loops forever on one that has none.
 */
export function wallTimes(
  start: string,
  rule: string,
  from: string,
  until: string,
): Temporal.PlainDateTime[] {
  const [year, month, day, hour, minute] = (start.match(/^\d{4}|\d\d/g) ?? []).map(Number)
  const first = { year, month, day, hour, minute, second: 0 } as never
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromData(first, ICAL.Timezone.utcTimezone))
  const found: Temporal.PlainDateTime[] = []
  for (let time = iterator.next(); time; time = iterator.next()) {
    const wall = time.toString().replace('Z', '')
    if (wall >= until) break
    if (wall >= from) found.push(Temporal.PlainDateTime.from(wall))
  }
  return found
}
