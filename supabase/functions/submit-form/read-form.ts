import { readLimited } from '../_shared/http.ts'
import { plainFormWords as words } from '../_shared/site-values.ts'

/** Bytes: enough for all fields at maximum length, with twelve URL-encoded bytes per character. */
export const largestForm = 160 * 1024

type Refused = { ok: false; status: 400 | 403 | 413 | 415; reason: string }
export type ReadForm = { ok: true; params: URLSearchParams } | Refused

const no = (status: Refused['status'], reason: string): Refused => ({ ok: false, status, reason })

/**
 * Reads a form posted from a page of the site. Rejects another site's form (403), other content types (415), a body
 * that is too long (413), and one that is not UTF-8 or repeats a single-value field (400).
 *
 * @param sites URLs with the site's origins, including this function's own
 * @param several fields that may have more than one value
 */
export async function readForm(
  request: Request,
  { sites, several }: { sites: readonly string[]; several: readonly string[] },
): Promise<ReadForm> {
  if (!isFromSite(request, sites)) return no(403, words.otherSite)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return no(415, words.notOurs)
  let body: string | undefined
  try {
    body = await readLimited(request, largestForm)
  } catch {
    return no(400, words.unreadable)
  }
  if (body === undefined) return no(413, words.tooLong)
  const params = new URLSearchParams(body)
  const names = [...params.keys()].filter((name) => !several.includes(name))
  if (new Set(names).size < names.length) return no(400, words.unreadable)
  return { ok: true, params }
}

/**
 * Checks headers that a page cannot forge. A request without them is accepted: there is no session to protect from
 * CSRF, and another site could misuse this form only through a browser that sends them.
 */
function isFromSite(request: Request, sites: readonly string[]): boolean {
  const { headers } = request
  const fetchSite = headers.get('sec-fetch-site')
  const from = headers.get('origin') ?? headers.get('referer')
  if (fetchSite === 'cross-site' && !from) return false
  if (from === null) return true
  const origin = originOf(from)
  // The request's own host counts too, since the site may have several names, such as `localhost` and `127.0.0.1`.
  const hosts = [headers.get('host'), headers.get('x-forwarded-host')]
  const here = hosts.map((host) => host && originOf(`${origin?.split(':')[0]}://${host}`))
  return origin !== undefined && [...sites.map(originOf), ...here].includes(origin)
}

function originOf(address: string): string | undefined {
  try {
    const { origin } = new URL(address)
    return origin === 'null' ? undefined : origin
  } catch {
    return undefined
  }
}
