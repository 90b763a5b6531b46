import type { BookingRules, OfferedTimeZone, TeamHours } from '../../model/booking-rules.ts'
import type { Metric } from '../../model/metric.ts'
import type { Reminder } from '../../model/reminder.ts'
import { type Problem, problemsIn } from '../problem.ts'

const file = 'content/booking-rules.ts'

/**
 * Checks that the booking rules are consistent with each other and with the database, so that the site offers exactly
 * the times that the database accepts. The schema checks each field on its own.
 *
 * @param migrations all migrations of the database, in order, as one text
 */
export function bookingProblems(
  rules: BookingRules,
  metrics: Readonly<Record<string, Metric>>,
  migrations: string,
): Problem[] {
  const { problems, report } = problemsIn(file)
  const { firstHour, endHour, lengthMinutes, openWeekdays, maxDates, daysAhead } = rules

  if (firstHour >= endHour)
    report(['endHour'], `is ${endHour}, not after firstHour, ${firstHour}; no call could be booked`)
  const length = metrics['callLength']
  if (length && (length.value !== lengthMinutes || length.unit !== 'minutes')) {
    report(
      ['lengthMinutes'],
      `is ${lengthMinutes}, but callLength in content/metrics.ts says ${length.value} ${length.unit}; change both or neither`,
    )
  }
  if (openWeekdays.some((day, i) => i > 0 && day <= (openWeekdays[i - 1] ?? 0)))
    report(['openWeekdays'], 'are not in ascending order; sort them')
  if (!rules.timeZones.some(({ id }) => id === rules.defaultTimeZone))
    report(
      ['defaultTimeZone'],
      `is “${rules.defaultTimeZone}”, which is not in timeZones; use one of its ids`,
    )
  const days = mostOpenDays(rules)
  if (maxDates > days)
    report(
      ['maxDates'],
      `is ${maxDates}, but ${daysAhead} days contain at most ${days} open ones; write at most ${days}`,
    )
  return [...problems, ...zoneProblems(rules.timeZones), ...databaseProblems(rules, migrations)]
}

/** Problems with the team's hours that the schema does not catch. */
export function teamHoursProblems(
  { timeZone, hours, daysOff = [] }: TeamHours,
  { lengthMinutes }: BookingRules,
): Problem[] {
  const { problems, report } = problemsIn(file, ['teamHours'])
  if (!isTimeZone(timeZone))
    report(['timeZone'], `is “${timeZone}”, which is not a time zone; use an IANA name`)
  for (const [i, { from, until }] of hours.entries()) {
    if (minutes(until) - minutes(from) < lengthMinutes)
      report(['hours', i, 'until'], `is ${until}, too soon after ${from} for a ${lengthMinutes}-minute call`)
  }
  for (const [i, { from, until }] of daysOff.entries()) {
    for (const [field, day] of Object.entries({ from, until: until ?? from })) {
      if (!isDay(day)) report(['daysOff', i, field], `is ${day}, which does not exist`)
    }
    if (until && until < from) report(['daysOff', i, 'until'], `is ${until}, before ${from}`)
  }
  return problems
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
function mostOpenDays({ daysAhead, openWeekdays }: BookingRules): number {
  const counts = [1, 2, 3, 4, 5, 6, 7].map(
    (first) =>
      Array.from({ length: daysAhead }, (_, i) => ((first + i - 1) % 7) + 1).filter((day) =>
        openWeekdays.includes(day),
      ).length,
  )
  return Math.max(...counts)
}

function databaseProblems(rules: BookingRules, migrations: string): Problem[] {
  const database = databaseRules(migrations)
  if (!database) {
    const reason =
      'cannot be compared: private.check_booking_time in supabase/migrations has an unexpected structure; update content/validation/rules/booking-rules.ts to parse it'
    return [{ file, path: [], reason }]
  }
  const { startEveryMinutes: every } = rules
  const starts = Array.from({ length: Math.ceil(60 / every) }, (_, i) => i * every)
  const compared: [keyof BookingRules, unknown, unknown][] = [
    ['lengthMinutes', rules.lengthMinutes, database.lengthMinutes],
    ['startEveryMinutes', `starts at minutes ${starts}`, `starts at minutes ${database.startMinutes}`],
    ['firstHour', rules.firstHour, database.firstHour],
    ['endHour', rules.endHour, database.endHour],
    ['daysAhead', rules.daysAhead, database.daysAhead],
    [
      'openWeekdays',
      `${rules.openWeekdays}`,
      `${Array.from({ length: database.lastWeekday }, (_, i) => i + 1)}`,
    ],
  ]
  return compared
    .filter(([, here, there]) => here !== there)
    .map(([field, here, there]) => ({
      file,
      path: [field],
      reason: `is ${here}, but the database has ${there}; change both, the database with a migration`,
    }))
}

/** The database's limits for a booking. */
type DatabaseRules = {
  lengthMinutes: number
  startMinutes: readonly number[]
  firstHour: number
  endHour: number
  daysAhead: number
  lastWeekday: number
}

/** The database allows one hour and two days more, because browsers may have other time zone data. */
const slack = { hours: 1, days: 2 }

/**
 * Reads the booking rules from the migrations: the last definition of `private.check_booking_time`, and the length in
 * the constraint `bookings_length`.
 *
 * @returns undefined if they cannot be parsed
 */
function databaseRules(migrations: string): DatabaseRules | undefined {
  const sql = migrations.replace(/--.*$/gm, '')
  const check = [...sql.matchAll(/function private\.check_booking_time\b[\s\S]*?\$\$;/g)].at(-1)?.[0] ?? ''
  const last = (pattern: RegExp, text: string) =>
    Number([...text.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN)
  const hours = /extract\(hour from \w+\) not between (\d+) and (\d+)/.exec(check)
  const minutes = /extract\(minute from \w+\) not in \(([\d, ]+)\)/.exec(check)?.[1]
  const rules = {
    lengthMinutes: last(/constraint bookings_length check \([^;]*?interval '(\d+) minutes'/g, sql),
    startMinutes: (minutes ?? 'x').split(',').map(Number),
    firstHour: Number(hours?.[1]) + slack.hours,
    endHour: Number(hours?.[2]),
    daysAhead: last(/now\(\) \+ interval '(\d+) days'/g, check) - slack.days,
    lastWeekday: last(/extract\(isodow from \w+\) > (\d)/g, check),
  }
  return Object.values(rules).flat().some(Number.isNaN) ? undefined : rules
}

/** Whether `Intl` calls a time zone by a label, such as “Eastern Time”. */
const isNamed = ({ id }: { id: string }, label: string) =>
  isTimeZone(id) &&
  (['longGeneric', 'shortGeneric'] as const).some((timeZoneName) =>
    new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName })
      .format()
      .includes(label.replace(/ Time$/, '')),
  )

/** Offered time zones that are unknown or duplicated, or have a label that does not apply all year. */
function zoneProblems(zones: readonly OfferedTimeZone[]): Problem[] {
  return zones.flatMap(({ id, label }, i) => {
    const { problems, report } = problemsIn(file, ['timeZones', i])
    const before = zones.slice(0, i)
    if (before.some((zone) => zone.id === id)) report(['id'], `is “${id}”, which occurs twice; remove one`)
    if (before.some((zone) => zone.label === label))
      report(['label'], `is “${label}”, which occurs twice; give each zone its own`)
    if (!isTimeZone(id)) report(['id'], `is “${id}”, which is not a time zone; use an IANA name`)
    if (/\b(?:Standard|Daylight|Summer)\b/.test(label) || !/ Time$/.test(label))
      report(
        ['label'],
        `is “${label}”; write a name that applies all year and ends with “Time”, such as Eastern Time`,
      )
    const namesake = zones.find((zone) => isNamed(zone, label))
    if (namesake && !isNamed({ id }, label))
      report(['label'], `is “${label}”, which is the name of ${namesake.id}; correct one of them`)
    return problems
  })
}

/** Reminders that are out of order or have the same subject. */
export function reminderProblems(reminders: readonly Reminder[]): Problem[] {
  const { problems, report } = problemsIn(file, ['reminders'])
  for (const [i, { hoursBefore, subject }] of reminders.entries()) {
    const before = reminders[i - 1]
    if (before && before.hoursBefore <= hoursBefore)
      report(
        [i, 'hoursBefore'],
        `is ${hoursBefore}, but the one before it is ${before.hoursBefore}; put the earliest mail first`,
      )
    if (reminders.findIndex((each) => each.subject === subject) !== i)
      report([i, 'subject'], `is “${subject}”, which another reminder has too; give each its own`)
  }
  return problems
}
