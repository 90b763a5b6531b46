import type { IncomingMessage } from 'node:http'

/** The body, or 'too large' once it has passed the limit; the rest is then thrown away unread. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | 'too large'> {
  const tooLarge = () => {
    request.resume()
    return 'too large' as const
  }
  if (Number(request.headers['content-length'] ?? 0) > limit) return tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > limit) return tooLarge()
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}
