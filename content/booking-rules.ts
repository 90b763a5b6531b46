import type { BookingRules } from './model/booking-rules.ts'

/**
 * Product specification, section 9. The database checks the length, the start minutes, the hours and
 * the weekdays once more (`book_strategy_call`): a change here needs a migration there.
 */
export const bookingRules = {
  lengthMinutes: 45,
  startEveryMinutes: 45,
  firstHour: 9,
  endHour: 17,
  daysAhead: 14,
  openWeekdays: [1, 2, 3, 4, 5],
  maxDates: 10,
  defaultTimeZone: 'America/Chicago',
  timeZones: [
    { id: 'America/New_York', label: 'Eastern Time' },
    { id: 'America/Chicago', label: 'Central Time' },
    { id: 'America/Denver', label: 'Mountain Time' },
    { id: 'America/Los_Angeles', label: 'Pacific Time' },
    { id: 'America/Phoenix', label: 'Arizona Time' },
    { id: 'America/Anchorage', label: 'Alaska Time' },
    { id: 'Pacific/Honolulu', label: 'Hawaii Time' },
    { id: 'Europe/London', label: 'London Time' },
    { id: 'Europe/Paris', label: 'Central European Time' },
    { id: 'Asia/Tokyo', label: 'Japan Time' },
    { id: 'Australia/Sydney', label: 'Australian Eastern Time' },
  ],
} satisfies BookingRules
