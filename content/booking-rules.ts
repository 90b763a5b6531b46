import type { BookingRules, TeamHours } from './model/booking-rules.ts'

/* In force after a restart, or a deploy. Calls that are booked keep their time and length. */

/** The length of a call. Starts follow: on the hour, and whenever one more would have ended. */
const lengthMinutes = 45

/** PRODUCT.md, "Booking rules". */
export const bookingRules = {
  lengthMinutes,
  startEveryMinutes: Math.min(lengthMinutes, 60),
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

/** When the team takes calls. Null: at any time that `bookingRules` offers. */
export const teamHours: TeamHours | null = null
