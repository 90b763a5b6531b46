import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts'
import type { CaughtMail, MailStore } from './mail-store.ts'

/** For the mail catcher's own pages: no scripts, inline styles only. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For a message's untrusted HTML: an opaque origin, no requests, no scripts. */
const messagePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1rem 1rem 4rem }
a { color: LinkText }
:focus-visible { outline: 3px solid; outline-offset: 2px }
ul { padding: 0; list-style: none }
ul > li { border-top: 1px solid GrayText; padding: .75rem 0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; padding: 1rem; font: inherit }
iframe { width: 100%; height: 42rem; border: 1px solid GrayText; background: Canvas }
`

type Page = { status: number; headers: Record<string, string>; body: string | Buffer }

function html(body: string, policy: string, status = 200): Page {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return { status, headers, body }
}

const page = (title: string, main: string, status?: number) =>
  html(
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>`,
    pagePolicy,
    status,
  )

const missing = page('No such message', '<p><a href="/mail">All messages</a></p>', 404)

/** Always a download, whatever its type. */
function download(filename: string, contentType: string, body: Buffer): Page {
  const headers = {
    'content-type': contentType,
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
    'content-security-policy': 'sandbox',
  }
  return { status: 200, headers, body }
}

const subjectOf = ({ subject }: CaughtMail) => subject || '(no subject)'

function aboutMail({ id, to }: CaughtMail): string {
  const time = id.replace(/^(....)(..)(..)T(..)(..)(..).*$/, '$1-$2-$3 $4:$5:$6 UTC')
  return `To ${escapeHtml(to.join(', '))}, ${time}`
}

/** All caught messages. */
function listPage(mails: CaughtMail[]): Page {
  const items = mails.map(
    (mail) => `<li><a href="/mail/${mail.id}">${escapeHtml(subjectOf(mail))}</a><br>${aboutMail(mail)}</li>`,
  )
  return page(
    'Caught mail',
    `<p>Mail that this site would have sent. Nothing here has left this machine. Reload the page to see newer messages.</p>
${items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>Nothing has been sent yet.</p>'}`,
  )
}

/** One message: both bodies and the attachments. */
function mailPage(mail: CaughtMail): Page {
  const files = mail.attachments.map(
    ({ filename }, index) =>
      `<li><a href="/mail/${mail.id}/attachments/${index}" download>${escapeHtml(filename)}</a></li>`,
  )
  return page(
    subjectOf(mail),
    `<p>${aboutMail(mail)}. <a href="/mail">All messages</a></p>
<pre>${withLinks(mail.text)}</pre>
<iframe sandbox src="/mail/${mail.id}/html" title="HTML version of the message"></iframe>
<ul>${files.join('\n')}
<li><a href="/mail/${mail.id}/source" download>The message as it was sent, with its headers (.eml)</a></li></ul>`,
  )
}

/** Escapes the text and turns the URLs in it into links. */
const withLinks = (text: string) =>
  escapeHtml(text).replace(
    /https?:\/\/(?:[^\s<>"&]|&amp;)+[^\s<>"&.,;:!?)]/g,
    (url) => `<a href="${url}" rel="noopener noreferrer nofollow">${url}</a>`,
  )

async function answer(store: MailStore, [id, part, index]: string[]): Promise<Page> {
  if (!id) return listPage(await store.list())
  const [mail, source] = [await store.find(id), await store.source(id)]
  if (!mail || !source) return missing
  if (!part) return mailPage(mail)
  if (part === 'html') return html(mail.html, messagePolicy)
  if (part === 'source') return download(`${id}.eml`, 'message/rfc822', source)
  const attachment = mail.attachments[Number(index)]
  return attachment ? download(attachment.filename, attachment.contentType, attachment.content) : missing
}

/** `/mail`, `/mail/<id>`, `/mail/<id>/html`, `/mail/<id>/source` and `/mail/<id>/attachments/<number>`. */
export const createMailPages =
  (store: MailStore) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [first, ...path] = (request.url ?? '/').split('?')[0]?.split('/').filter(Boolean) ?? []
    if (first !== 'mail') return false
    const { status, headers, body } = await answer(store, path)
    response.writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    response.end(body)
    return true
  }
