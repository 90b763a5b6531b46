import { bookingRules as rules } from '../../../content/booking-rules.ts'
import { timeSlots } from '../../../data-access/time-slots/time-slots.ts'
import { dayText } from '../../../supabase/functions/_shared/time/time-text.ts'

const slotsAt = (now: Date) => timeSlots({ now, timeZone: rules.defaultTimeZone, taken: [], rules })

/** The dates that the wizard offers: `Monday, November 23, 2026`. */
export const offeredDates = (now = new Date()): string[] => [
  ...new Set(slotsAt(now).map(({ date }) => dayText(date))),
]

/** The times that the wizard offers on a day with calls at the given times: `9:00 AM`. */
export function offeredTimes(...taken: string[]): string[] {
  const day = slotsAt(new Date()).filter(({ date }, _, [first]) => date === first?.date)
  const startOf = (wanted: string) => Date.parse(day.find(({ time }) => time === wanted)?.startsAt ?? '')
  return day
    .filter(({ startsAt }) =>
      taken.every((call) => Math.abs(Date.parse(startsAt) - startOf(call)) >= rules.lengthMinutes * 60_000),
    )
    .map(({ time }) => time)
}

/** The next weekday at least two, or more, days ahead: `2026-11-23`. */
export function openDay(ahead = 2): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + ahead)
  while (!rules.openWeekdays.includes(day.getUTCDay() || 7)) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}
