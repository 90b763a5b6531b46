import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts'
import type { CaughtAttachment, CaughtMail } from './mail-store.ts'

const styles = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1rem 1rem 4rem }
a { color: LinkText }
:focus-visible { outline: 3px solid; outline-offset: 2px }
ol, ul { padding: 0; list-style: none }
ol > li { border-top: 1px solid GrayText; padding: .75rem 0 }
ol a { font-weight: 600 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid GrayText; padding: 1rem; font: inherit }
iframe { width: 100%; height: 42rem; border: 1px solid GrayText; background: Canvas }
`

function document(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>`
}

const subjectOf = (mail: CaughtMail) => mail.subject || '(no subject)'

const arrival = (mail: CaughtMail) =>
  `<time datetime="${escapeHtml(mail.receivedAt)}">${escapeHtml(mail.receivedAt.replace('T', ' ').replace(/\.\d+Z$/, ' UTC'))}</time>`

/** All caught messages. */
export function mailListPage(mails: CaughtMail[]): string {
  const items = mails.map(
    (mail) => `<li><a href="/mail/${escapeHtml(mail.id)}">${escapeHtml(subjectOf(mail))}</a><br>
To ${escapeHtml(mail.envelope.to.join(', '))}, ${arrival(mail)}</li>`,
  )
  const list = items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>Nothing has been sent yet.</p>'
  return document(
    'Caught mail',
    `<h1>Caught mail</h1>
<p>Mail that this site would have sent. Nothing here has left this machine. Reload the page to see newer messages.</p>
${list}`,
  )
}

/** One message: both bodies, attachments and headers. */
export function mailPage(mail: CaughtMail): string {
  const headers = mail.headers.map(
    (header) => `<dt>${escapeHtml(header.name)}</dt><dd>${escapeHtml(header.value)}</dd>`,
  )
  const html = mail.html
    ? `<iframe sandbox src="/mail/${escapeHtml(mail.id)}/html" title="HTML version of the message"></iframe>`
    : '<p>This message has no HTML version.</p>'
  return document(
    `${subjectOf(mail)} – Caught mail`,
    `<p><a href="/mail">All messages</a></p>
<h1>${escapeHtml(subjectOf(mail))}</h1>
<p>To ${escapeHtml(mail.envelope.to.join(', '))}, ${arrival(mail)}</p>
<h2>Text</h2>
<pre>${withLinks(mail.text)}</pre>
<h2>HTML</h2>
${html}
<h2>Attachments</h2>
${attachmentList(mail)}
<h2>Headers</h2>
<dl>${headers.join('\n')}</dl>
<p><a href="/mail/${escapeHtml(mail.id)}/source" download>Download the message as it was sent (.eml)</a></p>`,
  )
}

function attachmentList(mail: CaughtMail): string {
  if (mail.attachments.length === 0) return '<p>None.</p>'
  const items = mail.attachments.map(
    (attachment, index) =>
      `<li><a href="/mail/${escapeHtml(mail.id)}/attachments/${index}" download>${escapeHtml(attachmentName(attachment))}</a>
(${escapeHtml(attachment.contentType)}, ${attachment.size} bytes)</li>`,
  )
  return `<ul>${items.join('\n')}</ul>`
}

/** The file name without folders, so that a download cannot choose its directory. */
export function attachmentName(attachment: CaughtAttachment): string {
  return attachment.filename.split(/[\\/]/).pop() || 'attachment'
}

/** Escapes the text and turns the URLs in it into links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) => {
      const safe = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${safe}" rel="noopener noreferrer nofollow">${safe}</a>` : safe
    })
    .join('')
}
