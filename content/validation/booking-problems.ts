import { parseDate } from '@internationalized/date'
import type { TeamHours } from '../model/booking-rules.ts'
import type { Content } from './content-modules.ts'
import type { FieldPath, Problem } from './problem.ts'

/** Booking rules that contradict each other; the schema checks each field on its own. */
export function bookingProblems({ bookingRules: rules, teamHours }: Content): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) =>
    problems.push({ file: 'content/booking-rules.ts', path, reason })

  if (rules.firstHour >= rules.endHour)
    report(
      ['bookingRules', 'endHour'],
      `is ${rules.endHour}, not after firstHour, ${rules.firstHour}; no call could be booked`,
    )
  if (!rules.timeZones.some(({ id }) => id === rules.defaultTimeZone))
    report(['bookingRules', 'defaultTimeZone'], 'is not in timeZones; use one of its ids')
  for (const [i, { id }] of rules.timeZones.entries())
    if (!isTimeZone(id)) report(['bookingRules', 'timeZones', i, 'id'], `is “${id}”, which is no time zone`)
  if (teamHours) teamProblems(teamHours)
  return problems

  function teamProblems({ timeZone, hours, daysOff = [] }: TeamHours) {
    if (!isTimeZone(timeZone)) report(['teamHours', 'timeZone'], `is “${timeZone}”, which is no time zone`)
    for (const [i, { from, until }] of hours.entries()) {
      if (minutes(until) - minutes(from) < rules.lengthMinutes)
        report(
          ['teamHours', 'hours', i, 'until'],
          `is ${until}, too soon after ${from} for a ${rules.lengthMinutes}-minute call`,
        )
    }
    if (!hours.some(({ days }) => days.some((day) => rules.openWeekdays.includes(day))))
      report(['teamHours', 'hours'], 'has no day of openWeekdays; no call could be booked')
    for (const [i, { from, until = from }] of daysOff.entries()) {
      const at = ['teamHours', 'daysOff', i]
      const unknown = [from, until].find((day) => !isDay(day))
      if (unknown) report(at, `has ${unknown}, which does not exist`)
      else if (until < from) report(at, `ends on ${until}, before ${from}`)
    }
  }
}

function minutes(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return (hour ?? 0) * 60 + (minute ?? 0)
}

function isDay(day: string): boolean {
  try {
    return Boolean(parseDate(day))
  } catch {
    return false
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
