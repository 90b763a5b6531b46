import { createHash } from 'node:crypto'
import { refuse } from '../_shared/http/answers.ts'
import { sameText } from '../_shared/http/same-text.ts'
import { answering } from '../_shared/notifications/answering.ts'
import { type Services, servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { teamCalendar } from './team-calendar.ts'

/** GET /functions/v1/team-calendar?key=TEAM_FEED_SECRET: all calls, as a feed for calendars; 404 for a wrong secret. */
export async function teamCalendarAnswer(
  request: Request,
  { settings, database }: Pick<Services, 'settings' | 'database'>,
): Promise<Response> {
  const shown = new URL(request.url).searchParams.get('key') ?? ''
  if (!settings.teamFeedSecret || !sameText(shown, settings.teamFeedSecret)) return refuse(404, 'not_found')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'method_not_allowed', { allow: 'GET, HEAD' })
  }
  const feed = teamCalendar(await database.call('team_calls', {}), settings)
  const etag = `"${createHash('sha256').update(feed).digest('base64url')}"`
  const headers = {
    etag,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="strategy-calls.ics"',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
  // A proxy that compresses the feed marks the tag as weak.
  const isKnown = request.headers.get('if-none-match')?.replace('W/', '') === etag
  if (isKnown) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : feed, { headers })
}

export const handleTeamCalendar = answering(servicesFromEnvironment, teamCalendarAnswer)
