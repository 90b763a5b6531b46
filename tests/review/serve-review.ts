import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { listen } from '../../supabase/local/listen.ts'
import { approve } from './approve.ts'
import type { Review } from './change.ts'
import { reviewPage } from './review-page.ts'

/**
 * The review at an address of this machine; what is approved is written at once.
 *
 * @returns the address
 */
export async function serveReview(
  review: Review,
  folders: Record<'before' | 'after', string>,
): Promise<string> {
  const page = await reviewPage(review)
  const pictures = new Set(
    review.changes.flatMap((change) =>
      change.kind === 'picture' ? [change.before?.url, change.after?.url].map((url) => `/${url}`) : [],
    ),
  )
  const listener = await listen('127.0.0.1', 0, (request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  const address = `http://127.0.0.1:${listener.port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', address)
    if (pathname === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (pictures.has(pathname)) {
      const [, side, file] = /^\/(before|after)\/(.*)$/.exec(pathname) ?? []
      const png = readFileSync(join(folders[side as 'before' | 'after'], file ?? ''))
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(png)
    }
    // The origin tells this page from another one in the same browser.
    if (pathname === '/approve' && request.method === 'POST' && request.headers.origin === address) {
      const wanted = new Set(JSON.parse(await text(request)) as number[])
      approve(review.changes.filter((_, each) => wanted.has(each)))
      return void response.writeHead(204).end()
    }
    response.writeHead(404).end()
  }

  return address
}
