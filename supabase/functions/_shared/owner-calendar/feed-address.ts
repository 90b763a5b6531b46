import ipaddr from 'ipaddr.js'

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
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(local|localhost|internal|intranet|lan|home|corp|home\.arpa)$/i.test(host)
}

/** `process` unwraps IPv4-mapped IPv6 addresses (`::ffff:10.0.0.1`). */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
