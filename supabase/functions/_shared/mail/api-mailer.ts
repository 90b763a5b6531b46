import { Buffer } from 'node:buffer'
import { calendarContentType } from '../calendar/calendar-event.ts'
import type { MailApiSettings } from '../environment.ts'
import { invitationName, type Mail, type Mailer, messageId, sendLimit } from './mail.ts'

/** Sends through a mail service's HTTP interface of the shape that Resend made common. */
export function createApiMailer(api: MailApiSettings, from: string): Mailer {
  return {
    async send(mail, key) {
      const response = await fetch(api.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${api.key}`,
          'content-type': 'application/json',
          // The service drops a second message with the same key, for a day at least.
          'idempotency-key': key,
        },
        body: JSON.stringify(apiMessage(mail, key, from)),
        redirect: 'error',
        signal: AbortSignal.timeout(sendLimit),
      })
      // Read to the end, or the connection stays open.
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
    // Such a service builds the message itself and knows attachments alone; the type says what this one is for.
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
