import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { listen } from '../../supabase/local/listen.ts'
import { serveSite } from '../../supabase/local/serve-site.ts'
import { siteDir } from './built-site.ts'

/**
 * The bytes that come before each document: the status line and the headers, as the site's own server writes them.
 * They count: they come in the same first flight.
 */
export async function headSizes(paths: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { port, close } = await listen('127.0.0.1', 0, serveSite(siteDir))
  try {
    const sizes = new Map<string, number>()
    for (const path of paths) sizes.set(path, await headSize(`http://127.0.0.1:${port}${path}`))
    return sizes
  } finally {
    await close()
  }
}

async function headSize(url: string): Promise<number> {
  const request = get(url, { agent: false, headers: { 'accept-encoding': 'br' } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.destroy()
  const { httpVersion, statusCode, statusMessage, rawHeaders, headers } = answer
  if (headers['content-encoding'] !== 'br') throw new Error(`No compressed document at ${url}: ${statusCode}`)
  // Two bytes follow a name, and two a value; two more end the head.
  const fields = rawHeaders.reduce((sum, text) => sum + text.length + 2, 2)
  return `HTTP/${httpVersion} ${statusCode} ${statusMessage}\r\n`.length + fields
}
