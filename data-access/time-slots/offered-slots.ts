import type { BookingRules } from '../../content/model/booking-rules.ts'
import type { TimeSlot } from './time-slot.ts'

/** The first `rules.maxDates` days with an available slot, as 'YYYY-MM-DD'. */
export function availableDates(slots: readonly TimeSlot[], rules: BookingRules): string[] {
  return [...new Set(slots.map((slot) => slot.date))].slice(0, rules.maxDates)
}

export function slotsOn(slots: readonly TimeSlot[], date: string): TimeSlot[] {
  return slots.filter((slot) => slot.date === date)
}
