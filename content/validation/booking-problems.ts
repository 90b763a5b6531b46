import type { BookingRules } from '../model/booking-rules.ts'
import type { Metric } from '../model/metric.ts'
import type { Problem } from './problem.ts'

/** What is wrong between the booking rules' fields; each alone is held against its schema. */
export function bookingProblems(rules: BookingRules, callLength: Metric): Problem[] {
  const problems: Problem[] = []
  const report = (path: Problem['path'], reason: string) =>
    problems.push({ file: 'content/booking-rules.ts', path, reason })

  if (rules.firstHour >= rules.endHour) {
    report(
      ['endHour'],
      `is ${rules.endHour}, not after firstHour, ${rules.firstHour}; no call could be booked`,
    )
  }
  if (rules.lengthMinutes !== callLength.value) {
    report(
      ['lengthMinutes'],
      `is ${rules.lengthMinutes}, but callLength in content/metrics.ts says ${callLength.value}; change both or neither`,
    )
  }
  if (!rules.timeZones.some(({ id }) => id === rules.defaultTimeZone)) {
    report(
      ['defaultTimeZone'],
      `is “${rules.defaultTimeZone}”, which timeZones does not offer; take one of its ids`,
    )
  }
  const seen = new Set<string>()
  for (const [i, { id, label }] of rules.timeZones.entries()) {
    if (!isTimeZone(id))
      report(['timeZones', i, 'id'], `is “${id}”, which is no time zone; write an IANA name`)
    for (const [key, value] of Object.entries({ id, label })) {
      if (seen.has(value)) report(['timeZones', i, key], `is “${value}”, which is there twice; take one out`)
      seen.add(value)
    }
  }
  return problems
}

function isTimeZone(id: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: id })
    return true
  } catch {
    return false
  }
}
