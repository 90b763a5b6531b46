import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Settings } from '../environment.ts'

/**
 * The secret URL where the holder changes or cancels a call, the same at every attempt to send a mail. Stores its hash
 * in the database. The fragment is never sent to servers, logs or referrers.
 *
 * The secret has 128 bits, derived from the service key and the booking's id. A new service key creates new links, but
 * links that were mailed before still work.
 */
export async function yourCallLink(
  database: Pick<Database, 'call'>,
  { serviceKey, siteUrl }: Settings,
  bookingId: string,
  holder: 'person' | 'team',
): Promise<string> {
  const signature = createHmac('sha256', `your-call ${serviceKey}`).update(`${holder} ${bookingId}`).digest()
  const secret = signature.subarray(0, 16).toString('base64url')
  const secret_hash = createHash('sha256').update(secret).digest('hex')
  await database.call('link_call', { booking_id: bookingId, secret_hash, holder })
  return `${siteUrl}/your-call#${secret}`
}
