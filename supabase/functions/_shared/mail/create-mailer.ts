import { isEmailAddress } from '../contracts/email-address.ts'
import type { Settings } from '../environment.ts'
import { createApiMailer } from './api-mailer.ts'
import type { Mailer } from './mail.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

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
