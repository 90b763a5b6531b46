/** What the database allows a booking to be. */
export type DatabaseRules = {
  lengthMinutes: number
  startMinutes: readonly number[]
  firstHour: number
  endHour: number
  daysAhead: number
  lastWeekday: number
}

/** The database leaves an hour and two days of slack, for other editions of the time zone data (see there). */
const slack = { hours: 1, days: 2 }

/**
 * Reads the booking rules out of the migrations: the last definition of `private.check_booking_time`, and the length
 * that `bookings_length` holds.
 *
 * @returns undefined when they are written in a form that is not known here
 */
export function databaseRules(migrations: string): DatabaseRules | undefined {
  const sql = migrations.replace(/--.*$/gm, '')
  const check = [...sql.matchAll(/function private\.check_booking_time\b[\s\S]*?\$\$;/g)].at(-1)?.[0] ?? ''
  const number = (pattern: RegExp, text: string) =>
    Number([...text.matchAll(pattern)].at(-1)?.[1] ?? Number.NaN)
  const hours = /extract\(hour from \w+\) not between (\d+) and (\d+)/.exec(check)
  const minutes = /extract\(minute from \w+\) not in \(([\d, ]+)\)/.exec(check)?.[1]
  const rules = {
    lengthMinutes: number(/constraint bookings_length check \([^;]*?interval '(\d+) minutes'/g, sql),
    startMinutes: (minutes ?? 'x').split(',').map(Number),
    firstHour: Number(hours?.[1]) + slack.hours,
    endHour: Number(hours?.[2]),
    daysAhead: number(/now\(\) \+ interval '(\d+) days'/g, check) - slack.days,
    lastWeekday: number(/extract\(isodow from \w+\) > (\d)/g, check),
  }
  return Object.values(rules).flat().some(Number.isNaN) ? undefined : rules
}
