import type { Mail, Mailer } from '../mail/mail.ts'

type RecordingMailer = Mailer & { mails: Mail[]; keys: string[]; failing: Set<string> }

/** Keeps what it is given, and rejects for every address in `failing`, after a moment as a network does. */
export function recordingMailer(): RecordingMailer {
  const mails: Mail[] = []
  const keys: string[] = []
  const failing = new Set<string>()
  return {
    mails,
    keys,
    failing,
    async send(mail, key) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (failing.has(mail.to))
        throw Object.assign(new Error(`550 no such user ${mail.to}`), { responseCode: 550 })
      mails.push(mail)
      keys.push(key)
    },
  }
}
