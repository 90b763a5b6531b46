import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Settings } from '../environment.ts'
import type { Audience } from '../mail/mail.ts'

type Registrar = Pick<Database, 'call'>

/**
 * The secret URL where the holder changes or cancels a call, the same at every attempt to send a mail. Stores its hash
 * in the database. The fragment is never sent to servers, logs or referrers.
 */
export async function yourCallLink(
  database: Registrar,
  settings: Settings,
  bookingId: string,
  holder: Audience,
): Promise<string> {
  const { url, secret_hash } = secretUrl(settings, `${holder} ${bookingId}`)
  await database.call('link_call', { booking_id: bookingId, secret_hash, holder })
  return url
}

/** The secret URL where the team marks a request as answered. */
export async function requestLink(
  database: Registrar,
  settings: Settings,
  requestId: string,
): Promise<string> {
  const { url, secret_hash } = secretUrl(settings, `request ${requestId}`)
  await database.call('link_request', { request_id: requestId, secret_hash })
  return url
}

/**
 * The secret has 128 bits, derived from the service key and what it opens. A new service key creates new links, but
 * links that were mailed before still work.
 */
function secretUrl({ serviceKey, siteUrl }: Settings, opens: string) {
  const signature = createHmac('sha256', `your-call ${serviceKey}`).update(opens).digest()
  const secret = signature.subarray(0, 16).toString('base64url')
  return {
    url: `${siteUrl}/your-call#${secret}`,
    secret_hash: createHash('sha256').update(secret).digest('hex'),
  }
}
