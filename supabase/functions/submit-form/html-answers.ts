import { createHash } from 'node:crypto'
import { plainFormWords } from '../../../content/form-words.ts'
import type { Services } from '../_shared/outbox/deliver.ts'

/** An answer without a page of the site: plain text, and how to reach the team. */
export function textAnswer(
  status: number,
  lines: readonly string[],
  { settings: { siteUrl } }: Services,
  headers: Record<string, string> = {},
): Response {
  const text = [...lines, `${plainFormWords.reachUs}: ${siteUrl}/contact`].join('\n\n')
  return new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

/** An HTML response whose policy allows only inline styles (by hash) and the site's fonts and images. */
export function htmlAnswer(
  status: number,
  html: string,
  { settings: { siteUrl, databaseUrl } }: Services,
): Response {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'))
  const { origin } = new URL(siteUrl)
  const policy = [
    "default-src 'none'",
    `style-src ${hashes.map((hash) => `'sha256-${hash}'`).join(' ') || "'none'"}`,
    `img-src ${origin}`,
    `font-src ${origin}`,
    // Behind a gateway, the form's action may have another origin than this page.
    `form-action 'self' ${new URL(databaseUrl).origin} ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      // Do not send the form's full URL to other sites.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
