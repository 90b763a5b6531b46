import ipaddr from 'ipaddr.js'

/** An address that is not read, or a host that did not answer well. The message holds no part of the address. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/**
 * A secret calendar address as its owner pasted it, made one that can be fetched: `webcal://` is https.
 *
 * @throws FeedError for another scheme, for a name and password in it, and for a host that is not a public one.
 */
export function feedAddress(pasted: string): URL {
  let url: URL
  try {
    url = new URL(pasted.trim().replace(/^webcals?:/i, 'https:'))
  } catch {
    throw new FeedError('The address is no address.')
  }
  if (url.protocol !== 'https:') throw new FeedError('The address does not begin with https://.')
  if (url.username || url.password) throw new FeedError('The address holds a name or a password.')
  if (!isPublicHost(url.hostname)) throw new FeedError('The host is not a public one.')
  return url
}

/** Whether a host may be one of the internet: no name of a local network, no address of one. */
export function isPublicHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  if (ipaddr.isValid(host)) return isPublicAddress(host)
  return host.includes('.') && !/\.(local|localhost|internal|intranet|lan|home|corp|home\.arpa)$/i.test(host)
}

/** `process` unwraps IPv4 in IPv6 (`::ffff:10.0.0.1`). */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
}
