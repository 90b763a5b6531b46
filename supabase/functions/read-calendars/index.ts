import { resolve4, resolve6 } from 'node:dns/promises'
import { answer, refuseUnauthorized } from '../_shared/http.ts'
import { createFetchFeed } from '../_shared/owner-calendar/fetch-feed.ts'
import { readCalendars } from '../_shared/owner-calendar/read-calendars.ts'
import { type Respond, serve } from '../_shared/serve.ts'

/** POST /functions/v1/read-calendars: reads the owner's calendars and stores their busy times. */
export const respond: Respond = async (request, { settings, database, readLocal, readFeed }) => {
  const refusal = refuseUnauthorized(request, settings)
  if (refusal) return refusal
  const fetchFeed = createFetchFeed({ fetch, resolve, local: readLocal })
  const outcome = await readCalendars(settings.ownerCalendars, {
    database,
    fetchFeed,
    readFeed,
    now: new Date(),
  })
  return answer(200, { ok: true, ...outcome })
}

/** Hosted functions may not be allowed to resolve DNS; then only the host name is checked. */
async function resolve(host: string): Promise<string[]> {
  const asked = await Promise.allSettled([resolve4(host), resolve6(host)])
  return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

serve(respond)
