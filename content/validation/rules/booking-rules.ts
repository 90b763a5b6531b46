import { parseDate } from '@internationalized/date'
import type { BookingRules, OfferedTimeZone, TeamHours } from '../../model/booking-rules.ts'
import { type Problem, problemsIn } from '../problem.ts'

const file = 'content/booking-rules.ts'

/** Rules that contradict each other. The schema checks each field on its own. */
export function bookingProblems(rules: BookingRules): Problem[] {
  const { problems, report } = problemsIn(file)
  const { firstHour, endHour, openWeekdays } = rules

  if (firstHour >= endHour)
    report(['endHour'], `is ${endHour}, not after firstHour, ${firstHour}; no call could be booked`)
  if (openWeekdays.some((day, i) => i > 0 && day <= (openWeekdays[i - 1] ?? 0)))
    report(['openWeekdays'], 'are not in ascending order; sort them')
  if (!rules.timeZones.some(({ id }) => id === rules.defaultTimeZone))
    report(
      ['defaultTimeZone'],
      `is “${rules.defaultTimeZone}”, which is not in timeZones; use one of its ids`,
    )
  return [...problems, ...zoneProblems(rules.timeZones)]
}

/**
 * Problems with the team's hours that the schema does not catch. A day off in the past is one, unless it was applied
 * before: then it is only over.
 *
 * @param today the latest date on earth, as YYYY-MM-DD
 * @param applied the settings that were exported last
 */
export function teamHoursProblems(
  { timeZone, hours, daysOff = [] }: TeamHours,
  { lengthMinutes }: BookingRules,
  today: string,
  applied: string,
): Problem[] {
  const yesterday = parseDate(today).subtract({ days: 1 }).toString()
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
    else if ((until ?? from) < yesterday && !applied.includes(`"${from}"`))
      report(['daysOff', i, 'from'], `is ${from}, which is over; delete this entry`)
  }
  return problems
}

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

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

/** Whether `Intl` calls a time zone by a label, such as “Eastern Time”. */
const isNamed = ({ id }: { id: string }, label: string) =>
  isTimeZone(id) &&
  (['longGeneric', 'shortGeneric'] as const).some((timeZoneName) =>
    new Intl.DateTimeFormat('en-US', { timeZone: id, timeZoneName })
      .format()
      .includes(label.replace(/ Time$/, '')),
  )

/** Offered time zones that are unknown, or have a label that does not apply all year. */
function zoneProblems(zones: readonly OfferedTimeZone[]): Problem[] {
  return zones.flatMap(({ id, label }, i) => {
    const { problems, report } = problemsIn(file, ['timeZones', i])
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
