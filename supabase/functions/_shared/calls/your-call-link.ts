import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Settings } from '../environment.ts'
import type { Audience } from '../mail/mail.ts'

type Registrar = Pick<Database, 'call'>

/**
 * The secret URL where the holder changes or cancels a call, the same at every attempt to send a mail. The fragment is
 * never sent to servers, logs or referrers. The person's secret has 128 bits, derived from the service key and the call;
 * the database has only its hash. A new service key creates new links, but links that were mailed before still work.
 */
export async function yourCallLink(
  database: Registrar,
  { serviceKey, siteUrl }: Settings,
  bookingId: string,
  holder: Audience,
): Promise<string> {
  if (holder === 'team') return teamLink(database, siteUrl, bookingId)
  const signature = createHmac('sha256', `your-call ${serviceKey}`).update(`${holder} ${bookingId}`).digest()
  const secret = signature.subarray(0, 16).toString('base64url')
  const secret_hash = createHash('sha256').update(secret).digest('hex')
  await database.call('link_call', { booking_id: bookingId, secret_hash })
  return `${siteUrl}/your-call#${secret}`
}

/** The team's secret URL of a call or a request. */
export const teamLink = async (database: Registrar, siteUrl: string, id: string): Promise<string> =>
  `${siteUrl}/your-call#${await database.call('team_secret', { row_id: id })}`
