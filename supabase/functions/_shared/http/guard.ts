import { refuse } from './answers.ts'
import { readLimited } from './read-limited.ts'
import { sameText } from './same-text.ts'

/**
 * Where each notification has the id of its row (PRODUCT.md, "Calls to the server"). The functions use
 * only the id and read the row themselves, so that no client can choose the text or recipient of a mail.
 */
const idFields = {
  new_lead: ['lead', 'id'],
  audit_request: ['auditRequest', 'id'],
  booking_confirmation: ['lead', 'booking_id'],
} as const

export type NotificationType = keyof typeof idFields

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

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

/** The id (lower case) in an untrusted notification of this type; undefined if it is none. Never throws. */
function idIn(notification: unknown, type: NotificationType): string | undefined {
  const [row, column] = idFields[type]
  const id = memberOf(memberOf(notification, row), column)
  const isValid = memberOf(notification, 'type') === type && typeof id === 'string' && uuid.test(id)
  return isValid ? id.toLowerCase() : undefined
}

const memberOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
