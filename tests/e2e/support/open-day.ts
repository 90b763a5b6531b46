import { bookingRules } from '../../../content/booking-rules.ts'

/** The next weekday at least two days ahead. */
export function openDay(): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 2)
  while (!bookingRules.openWeekdays.includes(day.getUTCDay() || 7)) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
