import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'

/**
 * The wall times of a rule from a start (`20261110T150000`) until the end of a year, by another library than the one
 * under test. It must be a rule that strikes some day: that library looks for ever for one that does not.
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
