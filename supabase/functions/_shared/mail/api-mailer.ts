import { Buffer } from 'node:buffer'
import { calendarContentType } from '../calendar/calendar-event.ts'
import type { MailApiSettings } from '../environment.ts'
import { invitationName, type Mail, type Mailer, messageId, sendLimit } from './mail.ts'

/** Sends through a mail service with a Resend-compatible HTTP API. */
export function createApiMailer(api: MailApiSettings, from: string): Mailer {
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
