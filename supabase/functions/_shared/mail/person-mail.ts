import { subjectLine } from './header-text.ts'
import type { Invitation, Mail } from './mail.ts'
import type { Provider } from './provider.ts'
import { type MailBlock, renderMail } from './render-mail.ts'

/**
 * A mail to the person who filled a form in, or to somebody whose address another person typed: so it
 * says why it came, promises that nothing follows, and its writer takes care that it holds no free text
 * of the form. An answer goes to the team.
 */
export function personMail(
  provider: Provider,
  message: { to: string; subject: string; blocks: MailBlock[]; invitation?: Invitation },
): Mail {
  const { text, html } = renderMail({
    brand: provider.providerName,
    title: message.subject,
    blocks: message.blocks,
    footer: [
      `${provider.providerName}, ${provider.siteUrl}`,
      'You receive this message because this address was entered in a form on our website. If that was not you, you can ignore it.',
    ],
  })
  return {
    to: message.to,
    replyTo: provider.teamEmail,
    subject: subjectLine(message.subject),
    text,
    html,
    ...(message.invitation && { invitation: message.invitation }),
  }
}
