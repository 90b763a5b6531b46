/** Written by `npm run generate -- reminders` from content/booking-rules.ts and site.ts; edited there. */
export const reminders = [
  {
    hoursBefore: 24,
    subject: 'Our call is coming up',
    text: 'We’re looking forward to talking with you. If you have one thing at hand, make it last year’s giving total. Something came up? Move or cancel the call below. It takes a minute.',
  },
  {
    hoursBefore: 1,
    subject: 'Our call starts soon',
    text: 'We’re almost on. The button below opens the call in your browser, so there’s nothing to install. Running late? Reply and tell us.',
  },
] as const

export const noShowMail = {
  subject: 'We missed you',
  text: 'We were on the line and didn’t see you. It happens. Pick another time below; the call’s still free.',
} as const

export const mailSignature = 'Your strategy team'

/** The zones that the scheduler offers, with its labels. */
export const offeredZones = [
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
] as const
