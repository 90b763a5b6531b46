import { Buffer } from 'node:buffer'
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { calendarContentType } from '../calendar/calendar-event.ts'
import { isEmailAddress } from '../contracts/form-field.ts'
import type { MailApiSettings, Settings, SmtpSettings } from '../environment.ts'
import { invitationName, type Mail, type Mailer, sendLimit } from './mail.ts'

/** Creates the configured mailer. It rejects a recipient that is not exactly one plain address. */
export function createMailer(settings: Pick<Settings, 'mail' | 'mailFrom'>): Mailer {
  const { mail, mailFrom } = settings
  const mailer = mail.kind === 'api' ? createApiMailer(mail, mailFrom) : createSmtpMailer(mail, mailFrom)
  return {
    async send(message, key) {
      if (!isEmailAddress(message.to)) throw new Error('The recipient is not one plain address.')
      await mailer.send(message, key)
    },
  }
}

/** Sends over SMTP, with one connection per message, since a function may live for one request only. */
function createSmtpMailer(smtp: SmtpSettings, from: string): Mailer {
  return {
    async send(mail, key) {
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
        // An object, since nodemailer would parse a string as a list of addresses.
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // Both the last alternative, which Outlook, Gmail and Apple Mail process, and an attached file.
        ...(mail.invitation && { icalEvent: { filename: invitationName, ...mail.invitation } }),
        messageId: messageId(key, from),
        headers: { 'Auto-Submitted': 'auto-generated' },
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

function tooLate(): never {
  throw new Error(`No answer within ${sendLimit} milliseconds.`)
}

/** Sends through a mail service with a Resend-compatible HTTP API. */
function createApiMailer(api: MailApiSettings, from: string): Mailer {
  return {
    async send(mail, key) {
      const response = await fetch(api.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${api.key}`,
          'content-type': 'application/json',
          // The service ignores a second message with the same key for at least a day.
          'idempotency-key': key,
        },
        body: JSON.stringify(apiMessage(mail, key, from)),
        redirect: 'error',
        signal: AbortSignal.timeout(sendLimit),
      })
      // Read the body, or the connection stays open.
      await response.text()
      if (!response.ok) throw new Error(`The mail service answered with status ${response.status}.`)
    },
  }
}

function apiMessage(mail: Mail, key: string, from: string): object {
  return {
    from,
    to: [mail.to],
    ...(mail.replyTo && { reply_to: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { 'Message-ID': messageId(key, from), 'Auto-Submitted': 'auto-generated' },
    // These APIs support attachments only, no alternatives; the content type includes the method.
    ...(mail.invitation && {
      attachments: [
        {
          filename: invitationName,
          content: Buffer.from(mail.invitation.content).toString('base64'),
          content_type: calendarContentType(mail.invitation.method),
        },
      ],
    }),
  }
}

/**
 * The same Message-ID for every attempt, so that a mailbox can recognize a duplicate sent after a lost response.
 * `from` is an address with or without a name.
 */
function messageId(key: string, from: string): string {
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return `<${key.replace(/[^\w-]+/g, '.')}@${domain}>`
}
