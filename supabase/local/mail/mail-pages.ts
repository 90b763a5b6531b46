import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MailStore } from './mail-store.ts'
import { attachmentName, mailListPage, mailPage } from './mail-views.ts'

/** For the mail catcher's own pages: no scripts, inline styles only. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For a message's untrusted HTML: an opaque origin, no requests, no scripts. */
const messagePolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

type Page = { status: number; headers: Record<string, string>; body: string | Buffer }

function page(body: string, status = 200, policy = pagePolicy): Page {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return { status, headers, body }
}

const missing = page(
  '<!doctype html><html lang="en"><title>No such message</title><h1>No such message</h1><p><a href="/mail">All messages</a></p>',
  404,
)

async function answer(store: MailStore, path: string[]): Promise<Page> {
  const [id, part, index] = path
  if (!id) return page(mailListPage(await store.list()))
  const mail = await store.find(id)
  if (!mail) return missing
  if (!part) return page(mailPage(mail))

  if (part === 'html') return page(mail.html, 200, messagePolicy)
  const source = part === 'source' ? await store.source(id) : undefined
  if (source) return download(`${id}.eml`, 'message/rfc822', source)

  const attachment = part === 'attachments' ? mail.attachments[Number(index)] : undefined
  if (!attachment) return missing
  return download(
    attachmentName(attachment),
    attachment.contentType,
    Buffer.from(attachment.base64, 'base64'),
  )
}

function download(filename: string, contentType: string, body: Buffer): Page {
  const headers = {
    'content-type': /^[\w.+-]+\/[\w.+-]+$/.test(contentType) ? contentType : 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(filename).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`,
    'content-security-policy': 'sandbox',
  }
  return { status: 200, headers, body }
}

/** `/mail`, `/mail/<id>`, `/mail/<id>/html`, `/mail/<id>/source` and `/mail/<id>/attachments/<number>`. */
export function createMailPages(
  store: MailStore,
): (req: IncomingMessage, res: ServerResponse) => Promise<boolean> {
  return async (req, res) => {
    const [first, ...path] = (req.url ?? '/').split('?')[0]?.split('/').filter(Boolean) ?? []
    if (first !== 'mail') return false
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(405, { allow: 'GET, HEAD' }).end()
      return true
    }
    const { status, headers, body } = await answer(store, path)
    res.writeHead(status, {
      ...headers,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}
