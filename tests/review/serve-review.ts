import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '../../supabase/local/listen.ts'
import { approve } from './approve.ts'
import type { BaseCommit } from './base-commit.ts'
import { type Review, type Side, sides } from './change.ts'
import { picturesOf } from './make-review.ts'
import { reviewPage } from './review-page.ts'

/**
 * The review at an address of this machine. Pictures are put together when they are looked at; what is approved is
 * written at once.
 *
 * @returns the address
 */
export async function serveReview(review: Review, base: BaseCommit): Promise<string> {
  const page = await reviewPage(review)
  const listener = await listen('127.0.0.1', 0, (request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  const address = `http://127.0.0.1:${listener.port}`
  let latest: { at: number; pictures: Record<Side, Buffer> } | undefined

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', address)
    const [, at, side] = /^\/pictures\/(\d+)-(\w+)\.png$/.exec(pathname) ?? []
    if (pathname === '/') return void response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (at && sides.includes(side as Side)) return sendPicture(Number(at), side as Side, response)
    // Another site's page that is open in the same browser cannot approve.
    if (pathname === '/approve' && request.method === 'POST' && request.headers.origin === address) {
      const wanted = new Set(JSON.parse(await bodyOf(request)) as number[])
      approve(review.changes.filter((_, each) => wanted.has(each)))
      return void response.writeHead(204).end()
    }
    response.writeHead(404).end()
  }

  function sendPicture(at: number, side: Side, response: ServerResponse): void {
    const change = review.changes[at]
    if (change?.kind !== 'picture') return void response.writeHead(404).end()
    if (latest?.at !== at) latest = { at, pictures: picturesOf(base, change) }
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=3600' })
    response.end(latest.pictures[side])
  }

  return address
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
