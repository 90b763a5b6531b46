import { createHmac } from 'node:crypto'
import type { RestClient } from '../database/rest-client.ts'
import type { Settings } from '../environment.ts'
import { hashText } from '../hash-text.ts'

export type Holder = 'person' | 'team'

/** The secret addresses by which a call is changed or cancelled. */
export type CallLinks = ReturnType<typeof createCallLinks>

/** The page that reads the secret; it stands behind `#`, which no server, log or referrer ever sees. */
export const yourCallAddress = (siteUrl: string, secret: string) => `${siteUrl}/your-call#${secret}`

/**
 * Secrets that the database never holds: 128 bits out of the functions' own key and the booking's id. With another
 * key there are other links, and those that were mailed before still open.
 */
export function createCallLinks(
  rest: Pick<RestClient, 'call'>,
  { serviceKey, siteUrl }: Pick<Settings, 'serviceKey' | 'siteUrl'>,
) {
  return {
    /** The address for one mail; the same at every attempt to send it. Registers it, by its hash. */
    async of(bookingId: string, holder: Holder): Promise<string> {
      const secret = callSecret(serviceKey, bookingId, holder)
      await rest.call('link_call', { booking_id: bookingId, secret_hash: await hashText(secret), holder })
      return yourCallAddress(siteUrl, secret)
    },
  }
}

/** 22 characters of base64url. */
function callSecret(key: string, bookingId: string, holder: Holder): string {
  const signature = createHmac('sha256', `your-call ${key}`).update(`${holder} ${bookingId}`).digest()
  return signature.subarray(0, 16).toString('base64url')
}
