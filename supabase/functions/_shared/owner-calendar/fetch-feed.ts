import ipaddr from 'ipaddr.js'
import { readLimited } from '../http.ts'

/** A rejected address or a failed request. The message contains no part of the address, which is a secret. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/**
 * Turns a secret calendar address, as its owner pasted it, into a URL to fetch: `webcal://` becomes https.
 *
 * @throws FeedError for another scheme, for credentials in the URL, and for a host that is not public.
 */
export function feedAddress(pasted: string): URL {
  let url: URL
  try {
    url = new URL(pasted.trim().replace(/^webcals?:/i, 'https:'))
  } catch {
    throw new FeedError('The address is not a valid URL.')
  }
  if (url.protocol !== 'https:') throw new FeedError('The address does not begin with https://.')
  if (url.username || url.password) throw new FeedError('The address contains a user name or a password.')
  if (!isPublicHost(url.hostname)) throw new FeedError('The host is not public.')
  return url
}

/** False for names and addresses of local networks. */
function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(local|localhost|internal|intranet|lan|home|corp|home\.arpa)$/i.test(host)
}

/** `process` unwraps IPv4-mapped IPv6 addresses (`::ffff:10.0.0.1`). */
function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}

/** The text of a calendar. @throws FeedError */
export type FetchFeed = (address: string) => Promise<string>

/** Ten years of a full calendar take about five million bytes. */
const maxBytes = 20 * 1024 * 1024
const maxRedirects = 5

/**
 * Fetches calendars over https only (redirects too), from public addresses only as far as `resolve` can tell, with
 * limits on size and time.
 */
export function createFetchFeed(outside: {
  fetch: typeof fetch
  /** The IP addresses of a host; empty if DNS cannot be queried. */
  resolve(host: string): Promise<string[]>
  /** Fetches a file or an http address. Only the local runtime can. */
  local?: ((address: string, init: RequestInit) => Promise<Response>) | undefined
  /** Milliseconds for one feed, including its redirects. */
  timeLimit?: number
}): FetchFeed {
  async function follow(address: string, headers: Headers, signal: AbortSignal): Promise<Response> {
    let url = feedAddress(address)
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const addresses = await outside.resolve(url.hostname)
      if (!addresses.every(isPublicAddress)) throw new FeedError('The host is not public.')
      const response = await outside.fetch(url, { headers, redirect: 'manual', signal })
      const target = response.headers.get('location')
      if (![301, 302, 303, 307, 308].includes(response.status) || !target) return response
      await response.body?.cancel()
      url = feedAddress(new URL(target, url).href)
    }
    throw new FeedError('The host redirects too often.')
  }

  async function read(address: string, signal: AbortSignal): Promise<string> {
    const headers = new Headers({ accept: 'text/calendar, */*;q=0.1' })
    const response =
      outside.local && !/^(https|webcals?):/i.test(address)
        ? await outside.local(address, { headers, signal })
        : await follow(address, headers, signal)
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new FeedError(
        /^(\/|file:)/i.test(address)
          ? 'The file cannot be read. Check its path in OWNER_CALENDARS.'
          : `The host answered with status ${response.status}.`,
      )
    }
    const text = await readLimited(response, maxBytes, { fatal: false })
    if (text === undefined) throw new FeedError('The calendar is too large.')
    return text
  }

  return async (address) => {
    const signal = AbortSignal.timeout(outside.timeLimit ?? 20_000)
    // The signal does not reach everything: a DNS answer that never comes, or a file that is a pipe.
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new FeedError('The host did not answer in time.'))),
    )
    try {
      return await Promise.race([read(address, signal), late])
    } catch (error) {
      // The runtime's own message may contain the address, which is a secret.
      throw error instanceof FeedError ? error : new FeedError('The host cannot be reached.')
    }
  }
}
