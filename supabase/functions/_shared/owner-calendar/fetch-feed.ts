import { readLimited } from '../http.ts'

/** A wrong address or a failed request. The message contains no part of the address, which is a secret. */
export class FeedError extends Error {
  override name = 'FeedError'
}

/** The text of a calendar. @throws FeedError */
export type FetchFeed = (address: string) => Promise<string>

/** Ten years of a full calendar take about five million bytes. */
const maxBytes = 20 * 1024 * 1024

/** Fetches calendars from https addresses, which the owner names; with limits on size and time. */
export function createFetchFeed(outside: {
  fetch: typeof fetch
  /** Milliseconds for one feed, including its redirects. */
  timeLimit?: number
}): FetchFeed {
  async function read(pasted: string, signal: AbortSignal): Promise<string> {
    const address = pasted.trim().replace(/^webcals?:/i, 'https:')
    if (!/^https:/i.test(address)) throw new FeedError('The address does not begin with https://.')
    if (/^https:\/\/[^/]*@/i.test(address))
      throw new FeedError('The address contains a user name or a password.')
    const response = await outside.fetch(address, { headers: { accept: 'text/calendar, */*;q=0.1' }, signal })
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new FeedError(`The host answered with status ${response.status}.`)
    }
    const text = await readLimited(response, maxBytes, { fatal: false })
    if (text === undefined) throw new FeedError('The calendar is too large.')
    return text
  }

  return async (address) => {
    const signal = AbortSignal.timeout(outside.timeLimit ?? 20_000)
    // The signal does not reach everything, such as a host name that is looked up.
    const late = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new FeedError('The host did not answer in time.'))),
    )
    try {
      return await Promise.race([read(address, signal), late])
    } catch (error) {
      // The runtime's own message may contain the address, which is a secret.
      throw error instanceof FeedError ? error : new FeedError('The host cannot be reached.')
    }
  }
}
