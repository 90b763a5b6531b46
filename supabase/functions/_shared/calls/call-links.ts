import { createHmac } from 'node:crypto'
import type { RestClient } from '../database/rest-client.ts'
import type { Settings } from '../environment.ts'
import { hashText } from '../hash-text.ts'

export type Holder = 'person' | 'team'

/** Creates the secret URLs for changing or canceling a call. */
export type CallLinks = ReturnType<typeof createCallLinks>

/** The page that reads the secret from the fragment, which is never sent to servers, logs or referrers. */
export const yourCallAddress = (siteUrl: string, secret: string) => `${siteUrl}/your-call#${secret}`

/**
 * The secrets are 128 bits derived from the service key and the booking's id; the database stores only their hashes.
 * A new service key creates new links, but links that were mailed before still work.
 */
export function createCallLinks(
  rest: Pick<RestClient, 'call'>,
  { serviceKey, siteUrl }: Pick<Settings, 'serviceKey' | 'siteUrl'>,
) {
  return {
    /** The URL for a mail, the same at every attempt to send it. Stores its hash in the database. */
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
