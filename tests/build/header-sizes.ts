import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { listen } from '../../supabase/local/listen.ts'
import { serveSite } from '../../supabase/local/serve-site.ts'
import { siteDir } from './built-site.ts'

/**
 * The bytes of each document's status line and headers, as the local server sends them. They count toward the document
 * budget, since they are sent in the same first flight.
 */
export async function headerSizes(paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { port, close } = await listen('127.0.0.1', 0, serveSite(siteDir))
  try {
    const sizes = new Map<string, number>()
    for (const path of paths) sizes.set(path, await headerSize(`http://127.0.0.1:${port}${path}`))
    return sizes
  } finally {
    await close()
  }
}

async function headerSize(url: string): Promise<number> {
  const request = get(url, { agent: false, headers: { 'accept-encoding': 'br' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.destroy()
  const { httpVersion, statusCode, statusMessage, rawHeaders, headers } = answer
  if (headers['content-encoding'] !== 'br') throw new Error(`No compressed document at ${url}: ${statusCode}`)
  // Two bytes (": ") follow each name, two (CRLF) each value, and two more end the headers.
  const fields = rawHeaders.reduce((sum, text) => sum + text.length + 2, 2)
  return `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n`.length + fields
}
