import type { BookingRules, TeamHours } from './model/booking-rules.ts'
import type { MorningMail, NoShowMail, Reminder } from './model/reminder.ts'

/**
 * Product specification, section 9. The database also checks the length, the start minutes, the hours and
 * the weekdays (`book_strategy_call`): a change here needs a migration.
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

/*
 * After a change to anything below, run `npm run generate -- reminders`. It updates the server functions' copy of the
 * mails, and the settings that `npm start` and a deploy store in the database.
 */

/** When the team takes calls. Null: at any time that `bookingRules` offers. */
export const teamHours: TeamHours | null = null

/** The mails before a call, in the order in which they are sent. */
export const reminders = [
  {
    hoursBefore: 24,
    subject: 'Your strategy call is coming up',
    text: 'This is a reminder of our call. There is nothing to prepare, but it helps to think about what you would change first. If the time no longer works, move or cancel the call below. It takes a minute.',
  },
  {
    hoursBefore: 1,
    subject: 'Your strategy call starts soon',
    text: 'Our call starts soon. The button below opens the meeting in your browser; there is nothing to install.',
  },
] satisfies Reminder[]

/** Sent to a person whose call was marked as a no-show. */
export const noShowMail = {
  send: false,
  subject: 'We missed you at our call',
  text: 'We were looking forward to our call and did not reach you. If you would still like to talk, please choose another time: the call is free, as before.',
} satisfies NoShowMail

/** Sent to the team. */
export const morningMail = { send: false, hour: 7 } satisfies MorningMail
