import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { CalendarMethod } from '../calendar-event.ts'
import { isEmailAddress } from '../contracts/form-field.ts'
import type { Settings } from '../environment.ts'

/** What a mail says about its sender. */
export type Provider = Pick<Settings, 'siteUrl' | 'teamEmails' | 'organizerEmail'>

/** A calendar file that mail clients offer to add to the calendar, or to remove from it. */
export type Invitation = { method: CalendarMethod; content: string }

/** A complete message except for its sender, which the mailer adds. */
export type Mail = {
  /** One plain address of a person, or those of the team. */
  to: string | readonly string[]
  /** Plain addresses; undefined in mails to the team. */
  replyTo?: readonly string[]
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
const sendLimit = 5_000

/**
 * Sends over SMTP, with one connection per message, since a function may live for one request only. Rejects a recipient
 * that is not a plain address.
 */
export function createMailer({ smtp, mailFrom: from }: Pick<Settings, 'smtp' | 'mailFrom'>): Mailer {
  return {
    async send(mail, key) {
      const to = [mail.to].flat()
      if (!to.every(isEmailAddress)) throw new Error('The recipient is not one plain address.')
      const transport = createTransport({
        host: smtp.host,
        port: smtp.port,
        secure: smtp.secure,
        // Never send the password unencrypted.
        requireTLS: !smtp.secure && smtp.user !== '',
        ...(smtp.user && { auth: { user: smtp.user, pass: smtp.password } }),
        connectionTimeout: 3_000,
        greetingTimeout: 3_000,
        socketTimeout: sendLimit,
        // Nothing in a message may make nodemailer read a file or fetch a URL.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const sending = transport.sendMail({
        from,
        // Objects, since nodemailer would parse a string as a list of addresses.
        to: to.map(plain),
        ...(mail.replyTo && { replyTo: mail.replyTo.map(plain) }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Both the last alternative, which Outlook, Gmail and Apple Mail process, and an attached file.
        ...(mail.invitation && { icalEvent: { filename: 'invite.ics', ...mail.invitation } }),
        messageId: messageId(key, from),
        // No answers by machines: RFC 3834, and Exchange, which does not follow it.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
      })
      try {
        // The limits above are for each silence; this one is for the whole message.
        await Promise.race([sending, pause(sendLimit, undefined, { ref: false }).then(tooLate)])
      } finally {
        transport.close()
      }
    },
  }
}

const plain = (address: string) => ({ name: '', address })

function tooLate(): never {
  throw new Error(`No answer within ${sendLimit} milliseconds.`)
}

/**
 * The same Message-ID for every attempt, so that a mailbox can recognize a duplicate sent after a lost response.
 * `from` is an address with or without a name.
 */
function messageId(key: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${key.replace(/[^\w-]+/g, '.')}@${domain}>`
}
