import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'

/** Headers in which proxies say whom they speak for, and in which anybody can say anything. */
const forwarding =
  /^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|fastly-.*)$/

/**
 * Takes what a client says of its own address out of a request, and puts the socket's in its place: the address that
 * the database counts by.
 *
 * @returns whether a proxy stands between
 */
export function settleAddress(request: IncomingMessage): boolean {
  let forwarded = false
  for (const name of Object.keys(request.headers)) {
    if (!forwarding.test(name)) continue
    forwarded = true
    delete request.headers[name]
  }
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? ''
  // As Cloudflare does before a hosted project.
  request.headers['cf-connecting-ip'] = request.socket.remoteAddress ?? ''
  return forwarded
}

/** By socket, by name, and without a proxy between, which would hand the world on as this machine. */
export function isOwnMachine({ socket, headers }: IncomingMessage, forwarded: boolean): boolean {
  const loopback = /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return loopback && !forwarded && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')
}

/**
 * Whether a page of this site sent the request, or no page at all. A browser says so of its own accord
 * (`Sec-Fetch-Site`), on plain http by name of the origin alone. A page of a domain that points at this machine has
 * an origin of its own: so the host must be one that this machine goes by.
 */
export function isFromThisSite({ headers, method }: IncomingMessage, host: string): boolean {
  const asked = headers.host ?? ''
  if (!isKnownHost(asked, host)) return false
  // A link that somebody follows, in a mail say: it writes nothing, and the page that they left reads nothing.
  if (method === 'GET' && headers['sec-fetch-mode'] === 'navigate') return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === asked)
}

/** An address in figures cannot be pointed elsewhere; a name can, unless it is our own. */
function isKnownHost(asked: string, host: string): boolean {
  if (!URL.canParse(`http://${asked}`)) return false
  const { hostname: name } = new URL(`http://${asked}`)
  if (/^[\d.]+$|^\[/.test(name)) return true
  const own = [host, 'localhost', hostname().toLowerCase(), `${hostname().toLowerCase()}.local`]
  const { SITE_URL } = process.env
  if (SITE_URL && URL.canParse(SITE_URL)) own.push(new URL(SITE_URL).hostname)
  return own.includes(name) || name.endsWith('.localhost')
}
