import type { OfferedTimeZone } from '../../model/booking-rules.ts'
import type { Problem } from '../problem.ts'

/** What is wrong with the offered zones: unknown, there twice, or with a label that holds for half of the year. */
export function zoneProblems(zones: readonly OfferedTimeZone[]): Problem[] {
  return zones.flatMap(({ id, label }, i) => {
    const problems: Problem[] = []
    const report = (key: string, reason: string) =>
      problems.push({ file: 'content/booking-rules.ts', path: ['timeZones', i, key], reason })
    const before = zones.slice(0, i)
    if (before.some((zone) => zone.id === id)) report('id', `is “${id}”, which is there twice; take one out`)
    if (before.some((zone) => zone.label === label))
      report('label', `is “${label}”, which is there twice; give each zone its own`)
    if (!isTimeZone(id)) report('id', `is “${id}”, which is no time zone; write an IANA name`)
    if (/\b(?:Standard|Daylight|Summer)\b/.test(label) || !/ Time$/.test(label))
      report(
        'label',
        `is “${label}”; write a name for the whole year that ends with “Time”, such as Eastern Time`,
      )
    return problems
  })
}

function isTimeZone(id: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: id })
    return true
  } catch {
    return false
  }
}
