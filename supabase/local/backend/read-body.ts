import type { IncomingMessage } from 'node:http'

/** The body, or 'too large' once it has passed the limit; the rest is then thrown away unread. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too large'> {
  const chunks: Buffer[] = []
  let size = 0
  let tooLarge = Number(request.headers['content-length'] ?? 0) > limit
  if (tooLarge) {
    request.resume()
    return 'too large'
  }
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    tooLarge ||= size > limit
    if (tooLarge) {
      request.resume()
      return 'too large'
    }
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}
