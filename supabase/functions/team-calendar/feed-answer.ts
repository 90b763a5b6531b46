import { hashText } from '../_shared/hash-text.ts'

/** The feed, or 304 for a calendar that shows the edition it has. */
export async function feedAnswer(request: Request, feed: string): Promise<Response> {
  const etag = `"${(await hashText(feed)).slice(0, 32)}"`
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const headers = {
    etag,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="strategy-calls.ics"',
    // Kept by the calendar alone, and asked for each time.
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  if (known) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : feed, { headers })
}
