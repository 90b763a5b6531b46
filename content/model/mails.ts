import { type Static, Type } from 'typebox'

/** A mail before a booked call. It can be hours late, so do not write "tomorrow" or "in an hour". */
export const ReminderSchema = Type.Object({
  /** When it is sent, in whole hours before the call. */
  hoursBefore: Type.Integer({ minimum: 1, maximum: 168 }),
  /** The subject. A colon and the time of the call follow. */
  subject: Type.String({ minLength: 1, maxLength: 60 }),
  /** A paragraph or two above the time and the link. */
  text: Type.String({ minLength: 1, maxLength: 600 }),
})

export type Reminder = Static<typeof ReminderSchema>

/** The team's daily mail: requests that wait for an answer, today's calls, calls without an outcome, and problems. */
export const MorningMailSchema = Type.Object({
  send: Type.Boolean(),
  /** The earliest hour at which it is sent, in the team's time zone. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
})

export type MorningMail = Static<typeof MorningMailSchema>
