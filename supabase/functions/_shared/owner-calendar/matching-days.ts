import type { RecurrenceRule } from './recurrence-rule.ts'
import { day, type WallTime } from './wall-time.ts'

/**
 * Tells of any midnight whether the rule's day parts let its day through. Where a rule names no day, the
 * event's own start does (RFC 5545, section 3.3.10).
 */
export function dayFilter(rule: RecurrenceRule, start: WallTime): (midnight: WallTime) => boolean {
  const { frequency, byDay, byMonthDay, byYearDay, byWeekNumber } = rule
  const origin = new Date(start)
  const unnamed = byDay.length + byMonthDay.length + byYearDay.length + byWeekNumber.length === 0
  const coarse = frequency === 'YEARLY' || frequency === 'MONTHLY'

  const months =
    rule.byMonth.length === 0 && unnamed && frequency === 'YEARLY' ? [origin.getUTCMonth() + 1] : rule.byMonth
  const monthDays = unnamed && coarse ? [origin.getUTCDate()] : byMonthDay
  const ownWeekday = (unnamed && frequency === 'WEEKLY') || (byWeekNumber.length > 0 && byDay.length === 0)
  const weekdays = ownWeekday ? [{ weekday: origin.getUTCDay(), ordinal: undefined }] : byDay
  /** Ordinals count within the year only where no month is named. */
  const withinYear = frequency === 'YEARLY' && rule.byMonth.length === 0

  return (midnight) => {
    const at = new Date(midnight)
    const year = at.getUTCFullYear()
    const month = at.getUTCMonth()
    if (months.length > 0 && !months.includes(month + 1)) return false

    const date = at.getUTCDate()
    const monthLength = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    if (monthDays.length > 0 && !hasPosition(monthDays, date, monthLength)) return false

    const yearDay = (midnight - Date.UTC(year, 0, 1)) / day + 1
    const yearLength = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / day
    if (byYearDay.length > 0 && !hasPosition(byYearDay, yearDay, yearLength)) return false
    if (byWeekNumber.length > 0 && !inWeek(byWeekNumber, midnight, rule.weekStart)) return false

    if (weekdays.length === 0) return true
    return weekdays.some(({ weekday, ordinal }) => {
      if (weekday !== at.getUTCDay()) return false
      if (ordinal === undefined || !coarse) return true
      const [place, length] = withinYear ? [yearDay, yearLength] : [date, monthLength]
      return ordinal === Math.ceil(place / 7) || ordinal === -Math.ceil((length - place + 1) / 7)
    })
  }
}

/** A place counted from the front or, where negative, from the end. */
function hasPosition(wanted: number[], place: number, length: number): boolean {
  return wanted.includes(place) || wanted.includes(place - length - 1)
}

/** Week 1 is the first with at least four days in its year, as in ISO 8601, with any first weekday. */
function inWeek(wanted: number[], midnight: WallTime, weekStart: number): boolean {
  const weekday = (new Date(midnight).getUTCDay() - weekStart + 7) % 7
  // The fourth day of a week is always in the week's own year.
  const year = new Date(midnight + (3 - weekday) * day).getUTCFullYear()
  const monday = midnight - weekday * day
  const number = (monday - firstWeek(year, weekStart)) / (7 * day) + 1
  const weeks = (firstWeek(year + 1, weekStart) - firstWeek(year, weekStart)) / (7 * day)
  return hasPosition(wanted, number, weeks)
}

function firstWeek(year: number, weekStart: number): WallTime {
  const fourth = Date.UTC(year, 0, 4)
  return fourth - ((new Date(fourth).getUTCDay() - weekStart + 7) % 7) * day
}
