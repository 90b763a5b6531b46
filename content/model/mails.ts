import { type Static, Type } from 'typebox'

/** Goes out as it is written. The compiler checks the blanks of all other texts. */
const asWritten = { pattern: '^[^<>]*$', description: 'it without <…>: nothing is filled in here' }

/** A mail before a booked call. It can be hours late, so do not write "tomorrow" or "in an hour". */
export const ReminderSchema = Type.Object({
  /** When it is sent, in whole hours before the call. */
  hoursBefore: Type.Integer({ minimum: 1, maximum: 168 }),
  /** The subject. A colon and the time of the call follow. */
  subject: Type.String({ minLength: 1, maxLength: 60, ...asWritten }),
  /** A paragraph or two above the time and the link. */
  text: Type.String({ minLength: 1, maxLength: 600, ...asWritten }),
})

export type Reminder = Static<typeof ReminderSchema>

/** Thanks for a form. */
export const FormMailSchema = Type.Object({
  subject: Type.String(asWritten),
  text: Type.Array(
    Type.String({
      pattern: '^([^<>]|<day>)*$',
      description: 'it without <…>, but <day>, the day on which an audit is due',
    }),
  ),
  closing: Type.String(asWritten),
})

/** The team's daily mail: requests that wait for an answer, today's calls, calls without an outcome, and problems. */
export const MorningMailSchema = Type.Object({
  send: Type.Boolean(),
  /** The earliest hour at which it is sent, in the team's time zone. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
})

export type MorningMail = Static<typeof MorningMailSchema>
