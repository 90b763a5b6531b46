import type { BookingRules } from '../../model/booking-rules.ts'
import type { Metric } from '../../model/metric.ts'
import type { FieldPath, Problem } from '../problem.ts'
import { type DatabaseRules, databaseRules } from './database-rules.ts'
import { zoneProblems } from './zone-labels.ts'

const file = 'content/booking-rules.ts'

/**
 * What is wrong between the booking rules' fields, and between them and the database, which refuses what they must
 * not offer; each field alone is held against its schema.
 *
 * @param migrations the database's migrations, in their order, as one text
 */
export function bookingProblems(rules: BookingRules, callLength: Metric, migrations: string): Problem[] {
  const problems: Problem[] = []
  const report = (path: FieldPath, reason: string) => problems.push({ file, path, reason })

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
  if (callLength.unit !== 'minutes') {
    problems.push({
      file: 'content/metrics.ts',
      path: ['callLength', 'unit'],
      reason: `is “${callLength.unit}”, but the booking rules count in minutes; write minutes`,
    })
  }
  if (rules.openWeekdays.some((day, i) => i > 0 && day <= (rules.openWeekdays[i - 1] ?? 0))) {
    report(['openWeekdays'], 'are not in the order of the week; begin with the first')
  }
  if (!rules.timeZones.some(({ id }) => id === rules.defaultTimeZone)) {
    report(
      ['defaultTimeZone'],
      `is “${rules.defaultTimeZone}”, which timeZones does not offer; take one of its ids`,
    )
  }
  const days = openDays(rules)
  if (rules.maxDates > days) {
    report(
      ['maxDates'],
      `is ${rules.maxDates}, but ${rules.daysAhead} days hold at most ${days} open ones; write at most that`,
    )
  }
  problems.push(...zoneProblems(rules.timeZones))
  for (const [path, reason] of teamHoursProblems(rules)) report(['teamHours', ...path], reason)
  const inDatabase = databaseRules(migrations)
  if (inDatabase) for (const [path, reason] of disagreements(rules, inDatabase)) report(path, reason)
  else
    report(
      [],
      'cannot be compared: private.check_booking_time in supabase/migrations has another form; teach content/validation/rules/database-rules.ts to read it',
    )
  return problems
}

function teamHoursProblems({ teamHours, lengthMinutes }: BookingRules): [FieldPath, string][] {
  if (!teamHours) return []
  const found: [FieldPath, string][] = []
  if (!isTimeZone(teamHours.timeZone)) {
    found.push([
      ['timeZone'],
      `is “${teamHours.timeZone}”, which is no time zone; take a name of the IANA list`,
    ])
  }
  for (const [i, { from, until }] of teamHours.hours.entries()) {
    if (minutes(until) - minutes(from) < lengthMinutes) {
      found.push([
        ['hours', i, 'until'],
        `is ${until}, too soon after ${from} for a call of ${lengthMinutes} minutes`,
      ])
    }
  }
  for (const [i, { from, until }] of (teamHours.daysOff ?? []).entries()) {
    for (const [field, day] of Object.entries({ from, until: until ?? from })) {
      if (!isDay(day)) found.push([['daysOff', i, field], `is ${day}, a day that no calendar has`])
    }
    if (until && until < from) found.push([['daysOff', i, 'until'], `is ${until}, before ${from}`])
  }
  return found
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** The most open days among any `daysAhead` days in a row. */
function openDays({ daysAhead, openWeekdays }: BookingRules): number {
  const counts = [1, 2, 3, 4, 5, 6, 7].map(
    (first) =>
      Array.from({ length: daysAhead }, (_, i) => ((first + i - 1) % 7) + 1).filter((day) =>
        openWeekdays.includes(day),
      ).length,
  )
  return Math.max(...counts)
}

const migrate = 'change it together with the database, in a migration'

function disagreements(rules: BookingRules, database: DatabaseRules): [FieldPath, string][] {
  const found: [FieldPath, string][] = []
  if (rules.lengthMinutes !== database.lengthMinutes) {
    found.push([
      ['lengthMinutes'],
      `is ${rules.lengthMinutes}, but the database holds calls of ${database.lengthMinutes} minutes; ${migrate}`,
    ])
  }
  const starts = Array.from(
    { length: Math.ceil(60 / rules.startEveryMinutes) },
    (_, i) => i * rules.startEveryMinutes,
  )
  const refused = starts.filter((minute) => !database.startMinutes.includes(minute))
  if (refused.length > 0) {
    found.push([
      ['startEveryMinutes'],
      `is ${rules.startEveryMinutes}, but the database refuses calls at :${String(refused[0]).padStart(2, '0')}; ${migrate}`,
    ])
  }
  if (rules.firstHour < database.firstHour) {
    found.push([
      ['firstHour'],
      `is ${rules.firstHour}, but the database takes calls from ${database.firstHour} o’clock on; ${migrate}`,
    ])
  }
  if (rules.endHour > database.endHour) {
    found.push([
      ['endHour'],
      `is ${rules.endHour}, but the database takes calls until ${database.endHour} o’clock; ${migrate}`,
    ])
  }
  if (rules.daysAhead > database.daysAhead) {
    found.push([
      ['daysAhead'],
      `is ${rules.daysAhead}, but the database takes calls ${database.daysAhead} days ahead; ${migrate}`,
    ])
  }
  for (const [i, day] of rules.openWeekdays.entries()) {
    if (day > database.lastWeekday) {
      found.push([['openWeekdays', i], `is ${day}, a day on which the database takes no call; ${migrate}`])
    }
  }
  return found
}
