import { readLimited } from '../_shared/http/read-limited.ts'

/** Bytes: every field at its longest, in letters that take twelve bytes each when they are sent. */
export const largestForm = 160 * 1024

type Refused = { ok: false; status: 400 | 403 | 413 | 415; reason: string }
export type ReadForm = { ok: true; params: URLSearchParams } | Refused

const no = (status: Refused['status'], reason: string): Refused => ({ ok: false, status, reason })

/**
 * The fields of a form that a browser has posted from a page of the site. Refused: another site's form (403), another
 * content type (415), a body that is too long (413), not UTF-8, or names a field twice that has one value (400).
 *
 * @param sites the addresses whose pages are the site's: a page that this function answers with is at its own
 * @param several fields that may have more than one value
 */
export async function readForm(
  request: Request,
  { sites, several }: { sites: readonly string[]; several: readonly string[] },
): Promise<ReadForm> {
  if (!isFromSite(request, sites)) return no(403, 'This form was not sent from our site.')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return no(415, 'This is not a form of our site.')
  let body: string | undefined
  try {
    body = await readLimited(request, largestForm)
  } catch {
    return no(400, 'The form could not be read.')
  }
  if (body === undefined) return no(413, 'The form is too long.')
  const params = new URLSearchParams(body)
  const names = [...params.keys()].filter((name) => !several.includes(name))
  if (new Set(names).size < names.length) return no(400, 'The form could not be read.')
  return { ok: true, params }
}

/**
 * By what browsers say themselves and no page can forge. A browser that says nothing is let in: there is no session
 * that another site could ride on, only somebody's mailbox that it could write to, and for that it needs a browser
 * that tells where it is.
 */
function isFromSite(request: Request, sites: readonly string[]): boolean {
  const { headers } = request
  const fetchSite = headers.get('sec-fetch-site')
  const from = headers.get('origin') ?? headers.get('referer')
  if (fetchSite === 'cross-site' && !from) return false
  if (from === null) return true
  const origin = originOf(from)
  // At the site's own address, under whichever name it was reached: `localhost` is also `127.0.0.1`.
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
