import { answer, refuseUnauthorized } from '../_shared/http.ts'
import { createFetchFeed } from '../_shared/owner-calendar/fetch-feed.ts'
import { readCalendars } from '../_shared/owner-calendar/read-calendars.ts'
import { type Respond, serve } from '../_shared/serve.ts'

/** POST /functions/v1/read-calendars: reads the owner's calendars and stores their busy times. */
export const respond: Respond = async (request, { settings, database, readFeed }) => {
  const refusal = refuseUnauthorized(request, settings)
  if (refusal) return refusal
  const outcome = await readCalendars(settings.ownerCalendars, {
    database,
    fetchFeed: createFetchFeed({ fetch }),
    readFeed,
    now: new Date(),
  })
  return answer(200, { ok: true, ...outcome })
}

serve(respond)
