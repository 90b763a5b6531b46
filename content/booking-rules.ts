import type { BookingRules, MorningMail, NoShowMail, Reminder, TeamHours } from './model/booking-rules.ts'

/*
 * After a change to anything in this file, run `npm run generate -- settings`. It updates the server functions' copy,
 * and the settings that `npm start` and a deploy store in the database. Calls that are booked keep their time and length.
 */

/** PRODUCT.md, "Booking rules". */
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

/** When the team takes calls. Null: at any time that `bookingRules` offers. */
export const teamHours: TeamHours | null = null

/** The mails before a call, in the order in which they are sent. */
export const reminders = [
  {
    hoursBefore: 24,
    subject: 'Our call is coming up',
    text: 'We’re looking forward to talking with you. It helps to have one number handy: roughly what you raised last year. Can’t make it? Move or cancel it below.',
  },
  {
    hoursBefore: 1,
    subject: 'Our call starts soon',
    text: 'Talk to you soon. The button below opens the call in your browser, so there’s nothing to install. Running late? Reply and tell us.',
  },
] satisfies Reminder[]

/** Sent to a person whose call was marked as a no-show. */
export const noShowMail = {
  send: false,
  subject: 'We missed you',
  text: 'We waited on the video call and missed you. It happens. Choose another time below; the call is still free.',
} satisfies NoShowMail

/** Sent to the team on mornings with something to do. */
export const morningMail = { send: true, hour: 7 } satisfies MorningMail
