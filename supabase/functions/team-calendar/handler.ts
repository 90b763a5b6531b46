import { createHash } from 'node:crypto'
import { refuse } from '../_shared/http/answers.ts'
import { sameText } from '../_shared/http/same-text.ts'
import { answering } from '../_shared/notifications/answering.ts'
import { servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { type TeamCall, teamCalendar } from './team-calendar.ts'

/** GET /functions/v1/team-calendar?key=TEAM_FEED_SECRET: all calls, as a feed for calendars; 404 for a wrong secret. */
export const handleTeamCalendar = answering(
  servicesFromEnvironment,
  async (request, { settings, database }) => {
    const shown = new URL(request.url).searchParams.get('key') ?? ''
    if (!settings.teamFeedSecret || !sameText(shown, settings.teamFeedSecret)) return refuse(404, 'not_found')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuse(405, 'method_not_allowed', { allow: 'GET, HEAD' })
    }
    const calls = await database.call<TeamCall[]>('team_calls', {})
    return feedAnswer(request, teamCalendar(calls, settings))
  },
)

/** The feed, or 304 if `If-None-Match` contains its ETag. */
export function feedAnswer(request: Request, feed: string): Response {
  const etag = `"${createHash('sha256').update(feed).digest('hex').slice(0, 32)}"`
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const headers = {
    etag,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="strategy-calls.ics"',
    // Only the calendar may cache it, and must revalidate it each time.
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  if (known) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : feed, { headers })
}
