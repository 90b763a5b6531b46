/** Written by `npm run generate -- reminders` from content/booking-rules.ts; edited there. */
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
] as const

export const noShowMail = {
  subject: 'We missed you at our call',
  text: 'We were looking forward to our call and did not reach you. If you would still like to talk, please choose another time: the call is free, as before.',
} as const
