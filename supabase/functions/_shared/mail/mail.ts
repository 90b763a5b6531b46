import type { CalendarMethod } from '../calendar/calendar-event.ts'
import type { Settings } from '../environment.ts'

/** What a mail says about its sender. */
export type Provider = Pick<Settings, 'siteUrl' | 'teamEmail' | 'organizerEmail'>

export type Audience = 'person' | 'team'

/** A calendar file that mail clients offer to add to the calendar, or to remove from it. */
export type Invitation = { method: CalendarMethod; content: string }

export const invitationName = 'invite.ics'

/** A complete message except for its sender, which the mailer adds. */
export type Mail = {
  /** Exactly one plain address. */
  to: string
  /** Exactly one plain address; undefined in mails to the team. */
  replyTo?: string
  subject: string
  text: string
  html: string
  invitation?: Invitation
}

export type Mailer = {
  /**
   * Resolves when a mail server has accepted the message, and rejects if that is not certain.
   *
   * @param key the idempotency key: the same for every attempt to send the same mail
   */
  send(mail: Mail, key: string): Promise<void>
}

/** Milliseconds per message: two messages and the database requests fit into the browser's 15 seconds. */
export const sendLimit = 5_000
