import { type Static, Type } from 'typebox'

/** A mail that comes before a booked call. It may be late by hours: say neither "tomorrow" nor "in an hour". */
export const ReminderSchema = Type.Object({
  /** When it leaves, in whole hours before the call. */
  hoursBefore: Type.Integer({ minimum: 1, maximum: 168 }),
  /** The subject; the time of the call follows after a colon. */
  subject: Type.String({ minLength: 1, maxLength: 60, text: 'line' }),
  /** What it says above the time and the link, one paragraph. */
  text: Type.String({ minLength: 1, maxLength: 600, text: 'prose' }),
})

export type Reminder = Static<typeof ReminderSchema>

/** The mail to a person who missed a call. */
export const NoShowMailSchema = Type.Object({
  /** Whether it is sent at all. */
  send: Type.Boolean(),
  subject: ReminderSchema.properties.subject,
  /** One paragraph above the button that books again. */
  text: ReminderSchema.properties.text,
})

export type NoShowMail = Static<typeof NoShowMailSchema>

/** The team's mail of each morning: today's calls, yesterday's leads, and what needs attention. */
export const MorningMailSchema = Type.Object({
  send: Type.Boolean(),
  /** The hour from which it is sent, in the team's zone. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
})

export type MorningMail = Static<typeof MorningMailSchema>
