import { type Notification, parseNotification } from '../contracts/notification.ts'
import { refuse } from './answers.ts'
import { readLimited } from './read-limited.ts'
import { sameText } from './same-text.ts'

/** Bytes; plenty for an id. The browser leaves long fields out, since they are not read. */
export const largestBody = 16 * 1024

type Guarded = { ok: true; notification: Notification } | { ok: false; response: Response }

/**
 * Lets a notification of one of the `accepted` kinds through, and answers everything else: 405 for
 * another method than POST, 401 without one of the publishable keys, 415 for what is not JSON, 413 over
 * 16 kB, 400 for any other body.
 */
export async function guard(
  request: Request,
  options: { publishableKeys: string[]; accepted: Notification['type'][] },
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
  const notification = parseNotification(raw)
  if (!notification || !options.accepted.includes(notification.type)) return no(400, 'invalid_body')
  return { ok: true, notification }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}
