import { isEmailAddress } from '../contracts/email-address.ts'
import { headerText, subjectLine } from './header-text.ts'
import type { Invitation, Mail } from './mail.ts'
import type { Provider } from './provider.ts'
import { type MailBlock, renderMail } from './render-mail.ts'

/** A mail to the team about a person: an answer to it goes to that person. */
export function teamMail(
  provider: Provider,
  message: {
    subject: string
    personEmail: string
    personFailed: boolean
    blocks: MailBlock[]
    invitation?: Invitation
  },
): Mail {
  const warning: MailBlock = {
    kind: 'paragraph',
    text: 'Please note: our automatic message to this person could not be sent at the first attempt. The email address may be mistyped.',
  }
  const { text, html } = renderMail({
    brand: provider.providerName,
    title: headerText(message.subject),
    blocks: message.personFailed ? [warning, ...message.blocks] : message.blocks,
    footer: [
      `Sent by the website of ${provider.providerName}, ${provider.siteUrl}`,
      'Reply to this message to write to the person. Fields that were left empty are not listed.',
    ],
  })
  return {
    to: provider.teamEmail,
    ...(isEmailAddress(message.personEmail) && { replyTo: message.personEmail }),
    subject: subjectLine(message.subject),
    text,
    html,
    ...(message.invitation && { invitation: message.invitation }),
  }
}

/** A mail to the team about the website itself, with nobody to answer to. */
export function teamNotice(provider: Provider, message: { subject: string; blocks: MailBlock[] }): Mail {
  const { text, html } = renderMail({
    brand: provider.providerName,
    title: headerText(message.subject),
    blocks: message.blocks,
    footer: [`Sent by the website of ${provider.providerName}, ${provider.siteUrl}`],
  })
  return { to: provider.teamEmail, subject: subjectLine(message.subject), text, html }
}
