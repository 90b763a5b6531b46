import { type Static, Type } from 'typebox'

/** A mail that comes before a booked call. It may be late by hours: say neither "tomorrow" nor "in an hour". */
export const ReminderSchema = Type.Object({
  /** When it leaves, in whole hours before the call. The database knows the same hours (`reminder_hours`). */
  hoursBefore: Type.Integer({ minimum: 1, maximum: 168 }),
  /** The subject; the time of the call follows after a colon. */
  subject: Type.String({ minLength: 1, maxLength: 60, text: 'line' }),
  /** What it says above the time and the link, one paragraph. */
  text: Type.String({ minLength: 1, maxLength: 600, text: 'prose' }),
})

export type Reminder = Static<typeof ReminderSchema>
