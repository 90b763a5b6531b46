import type { CalendarMethod } from '../calendar/calendar-event.ts'

/** Who a mail goes to. */
export type Audience = 'person' | 'team'

/** A calendar file that mail programs offer to put into the calendar, or to take out of it. */
export type Invitation = { method: CalendarMethod; content: string }

export const invitationName = 'invite.ics'

/** A message, ready but for its sender, which the mailer adds. */
export type Mail = {
  /** One plain address. */
  to: string
  /** One plain address; none when there is nobody to answer to. */
  replyTo?: string
  subject: string
  text: string
  html: string
  invitation?: Invitation
}

export type Mailer = {
  /**
   * Resolves when a mail server has taken the message, and rejects when that is not certain.
   *
   * @param key The same for every attempt to send the same mail, so that the service can drop a second.
   */
  send(mail: Mail, key: string): Promise<void>
}

/** Milliseconds for one message; two of them and the database fit into the browser's 15 seconds. */
export const sendLimit = 5_000

/**
 * The same id for every attempt at the same mail, so that a mailbox which got it twice after a lost
 * answer can tell. `from` is an address with or without a name.
 */
export function messageId(key: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${key.replace(/[^\w-]+/g, '.')}@${domain}>`
}
