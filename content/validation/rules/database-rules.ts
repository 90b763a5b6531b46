/** When the database takes a booking. */
export type DatabaseRules = {
  lengthMinutes: number
  startMinutes: readonly number[]
  firstHour: number
  endHour: number
  daysAhead: number
  lastWeekday: number
}

/** The database leaves an hour and two days of slack, for other editions of the time zone data. */
const slack = { hours: 1, days: 2 }

/**
 * Reads the booking rules from the migrations: the last definition of `private.check_booking_time`, and the length in
 * the constraint `bookings_length`.
 *
 * @returns undefined when they are written in another form
 */
export function databaseRules(migrations: string): DatabaseRules | undefined {
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
