import { createHash, createHmac } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { BookingRow } from '../database/rows.ts'
import type { Settings } from '../environment.ts'
import type { Audience } from '../mail/mail.ts'

type Registrar = Pick<Database, 'call'>

/**
 * The secret URL where the holder changes or cancels a call, the same at every attempt to send a mail. The fragment is
 * never sent to servers, logs or referrers. The person's secret has 128 bits, derived from the service key, the call
 * and the address, so that a corrected address gets another; the database has only its hash. A new service key creates new links, but links that were mailed before still work.
 */
export async function yourCallLink(
  database: Registrar,
  { serviceKey, siteUrl }: Settings,
  { id, email }: Pick<BookingRow, 'id' | 'email'>,
  holder: Audience,
): Promise<string> {
  if (holder === 'team') return teamLink(database, siteUrl, id)
  const signature = createHmac('sha256', `your-call ${serviceKey}`)
    .update(`${id} ${email.toLowerCase()}`)
    .digest()
  const secret = signature.subarray(0, 16).toString('base64url')
  const secret_hash = createHash('sha256').update(secret).digest('hex')
  await database.call('link_call', { booking_id: id, secret_hash })
  return `${siteUrl}/your-call#${secret}`
}

/** The team's secret URL of a call or a request. */
export const teamLink = async (database: Registrar, siteUrl: string, id: string): Promise<string> =>
  `${siteUrl}/your-call#${await database.call('team_secret', { row_id: id })}`
