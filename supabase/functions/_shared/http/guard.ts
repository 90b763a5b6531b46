import { refuse } from './answers.ts'
import { idIn, type NotificationType } from './notification.ts'
import { readLimited } from './read-limited.ts'
import { sameText } from './same-text.ts'

/** Bytes; what a browser may send with `keepalive`. */
export const largestBody = 64 * 1024

type Guarded = { ok: true; type: NotificationType; id: string } | { ok: false; response: Response }

/**
 * Parses a notification of one of the `accepted` types. Rejects other methods than POST (405), an invalid publishable
 * key (401), a content type other than JSON (415), bodies over 64 kB (413), and other bodies (400).
 */
export async function guard(
  request: Request,
  options: { publishableKeys: string[]; accepted: NotificationType[] },
): Promise<Guarded> {
  const no = (...refusal: Parameters<typeof refuse>): Guarded => ({ ok: false, response: refuse(...refusal) })

  if (request.method !== 'POST') return no(405, 'method_not_allowed', { allow: 'POST, OPTIONS' })
  const shown = request.headers.get('apikey') ?? ''
  if (!options.publishableKeys.some((key) => sameText(shown, key))) return no(401, 'invalid_key')
  if (!isJson(request.headers.get('content-type'))) return no(415, 'unsupported_media_type')

  let raw: unknown
  try {
    const text = await readLimited(request, largestBody)
    if (text === undefined) return no(413, 'too_large')
    raw = JSON.parse(text)
  } catch {
    return no(400, 'invalid_body')
  }
  for (const type of options.accepted) {
    const id = idIn(raw, type)
    if (id) return { ok: true, type, id }
  }
  return no(400, 'invalid_body')
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
