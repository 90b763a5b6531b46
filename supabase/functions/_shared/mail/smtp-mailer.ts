import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../environment.ts'
import { invitationName, type Mailer, messageId, sendLimit } from './mail.ts'

/** Sends over SMTP. Each message has its own connection: a function lives for one request. */
export function createSmtpMailer(smtp: SmtpSettings, from: string): Mailer {
  return {
    async send(mail, key) {
      const transport = createTransport({
        host: smtp.host,
        port: smtp.port,
        secure: smtp.secure,
        // A password must not travel in the clear, even if the server offers nothing better.
        requireTLS: !smtp.secure && smtp.user !== '',
        ...(smtp.user && { auth: { user: smtp.user, pass: smtp.password } }),
        connectionTimeout: 3_000,
        greetingTimeout: 3_000,
        socketTimeout: sendLimit,
        // The invitation is given as text: nothing in a message may name a file or an address to fetch.
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const sending = transport.sendMail({
        from,
        // As an object, since a text would be read as a list of addresses.
        to: { name: '', address: mail.to },
        ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // The last alternative to the text, which Outlook, Gmail and Apple Mail process, and a file besides.
        ...(mail.invitation && { icalEvent: { filename: invitationName, ...mail.invitation } }),
        messageId: messageId(key, from),
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      try {
        await within(sendLimit, sending)
      } finally {
        transport.close()
      }
    },
  }
}

/** The promise's own outcome, or a rejection after `limit` milliseconds. */
async function within<Value>(limit: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${limit} milliseconds.`)), limit)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
