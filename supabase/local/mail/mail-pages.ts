import type { IncomingMessage, ServerResponse } from 'node:http'
import { teamZone } from '../../../content/booking-facts.ts'
import { escapeHtml } from '../../functions/_shared/mail/render-mail.ts'
import { momentText } from '../../functions/_shared/time/time-text.ts'
import { hasMailService } from '../functions-settings.ts'
import { pathOf } from '../serve-site.ts'
import type { CaughtMail } from './mail-catcher.ts'

/** No scripts and no requests, neither for the pages nor for the messages in their frames. */
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1rem 1rem 4rem }
a { color: LinkText }
:focus-visible { outline: 3px solid; outline-offset: 2px }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; padding: 1rem; font: inherit }
iframe { width: 100%; height: 42rem; border: 1px solid GrayText; background: Canvas }
`

const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</html>`

function aboutMail({ id, to }: CaughtMail): string {
  const sentAt = id.replace(/^(....)(..)(..)T(..)(..)(..).*$/, '$1-$2-$3T$4:$5:$6Z')
  return `To ${escapeHtml(to.join(', '))}, ${momentText(new Date(sentAt), teamZone, 'short')}`
}

const listPage = (mails: CaughtMail[]) =>
  page(
    'Caught mail',
    `<p>${
      hasMailService()
        ? 'A mail service is set (SMTP_HOST), so new mail is really sent and isn’t listed here. Earlier messages:'
        : 'Mail that this site would have sent. Nothing here has left this machine. Reload the page to see newer messages.'
    }</p>
${mails.map((mail) => `<p><a href="/mail/${mail.id}">${escapeHtml(mail.subject)}</a><br>${aboutMail(mail)}</p>`).join('\n')}`,
  )

function mailPage(mail: CaughtMail): string {
  const files = mail.attachments.map(
    ({ content }) =>
      `<p><a href="data:text/calendar,${encodeURIComponent(content)}" download="invite.ics">invite.ics</a></p>`,
  )
  return page(
    mail.subject,
    `<p>${aboutMail(mail)}. <a href="/mail">All messages</a></p>
<pre>${withLinks(mail.text)}</pre>
<iframe sandbox srcdoc="${escapeHtml(mail.html)}" title="HTML version of the message"></iframe>
${files.join('\n')}`,
  )
}

/** Escapes the text and turns the URLs in it into links. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/(?:[^\s<>"&]|&amp;)+[^\s<>"&.,;:!?)]/g,
    (url) => `<a href="${url}" rel="noopener noreferrer nofollow">${url}</a>`,
  )

/** Answers `/mail` and `/mail/<id>`. */
export const answerMail =
  (list: () => Promise<CaughtMail[]>) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const mails = await list()
    const id = pathOf(request).slice('/mail/'.length)
    const mail = mails.find((each) => each.id === id)
    response.writeHead(mail || !id ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    response.end(mail ? mailPage(mail) : listPage(mails))
  }
