import { createHash } from 'node:crypto'
import { createEvents, type EventAttributes } from 'ics'
import { eventText, parameterText } from '../_shared/calendar/calendar-event.ts'
import { rewrittenEvents } from '../_shared/calendar/rewritten-events.ts'
import type { TeamCall } from '../_shared/database/answers.ts'
import { refuse } from '../_shared/http/answers.ts'
import { sameText } from '../_shared/http/same-text.ts'
import { writtenFields } from '../_shared/mail/contacts.ts'
import { callerName } from '../_shared/mail/known-name.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Provider } from '../_shared/mail/mail.ts'
import { parseInstant, zoneText } from '../_shared/mail/moment-text.ts'

import { answering } from '../_shared/notifications/answering.ts'
import { type Services, servicesFromEnvironment } from '../_shared/notifications/services.ts'
import { siteName, teamZone } from '../_shared/site-values.ts'

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

/** `ics` supports `timestamp` (DTSTAMP), but its types omit it. */
type Attributes = EventAttributes & { timestamp: number }

/** How often calendars should refresh the feed; many do so less often. */
const refresh = 'PT15M'
const week = 7 * 86_400_000

/**
 * The team's feed: every call with its latest state. A canceled call stays in it for a week, so that calendars remove
 * it.
 */
export function teamCalendar(calls: TeamCall[], provider: Provider, now: Date = new Date()): string {
  const shown = calls.filter(
    ({ canceled_at }) => !canceled_at || parseInstant(canceled_at).getTime() > now.getTime() - week,
  )
  const { error, value } = createEvents(shown.map((call) => eventOf(call, provider)))
  if (error) throw new Error(`The feed cannot be written: ${error.message}`)
  // RFC 5545 requires at least one component, but calendar apps accept a feed without events.
  return rewrittenEvents(value ?? '', [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', `-//${parameterText(siteName)}//Website//EN`],
    ['method', {}, 'text', 'PUBLISH'],
    ['x-wr-calname', {}, 'unknown', `Strategy calls, ${siteName}`.replace(/[\\;,]/g, '\\$&')],
    ['refresh-interval', {}, 'duration', refresh],
    ['x-published-ttl', {}, 'unknown', refresh],
  ])
}

/** Before the title; nothing for an ordinary call. */
function stateOf({ canceled_at, outcome, asked_at }: TeamCall): string {
  if (canceled_at) return 'Canceled: '
  if (outcome) return outcome === 'done' ? 'Done: ' : 'No-show: '
  return asked_at ? 'Asked to move: ' : ''
}

function eventOf(call: TeamCall, provider: Provider): Attributes {
  const canceled = call.canceled_at !== null
  // The lead's own words have labels of their own.
  const otherContacts = call.contacts.filter(({ created_at }) => created_at !== call.lead?.created_at)
  const details = [
    ...(call.lead ? leadDetailFields(call.lead).map(({ label, value }) => [label, value]) : []),
    ...writtenFields(otherContacts, teamZone).map(({ label, value }) => [label, value]),
    ['Email', call.email],
    ['Phone', call.phone],
    ['Their time zone', zoneText(call.timezone)],
    [call.canceled_by === 'person' ? 'Their note' : 'Our note to them', call.note],
    ['Note on the outcome', call.outcome_note],
    ['Join', canceled ? null : call.meeting_link],
  ]
  return {
    uid: call.id,
    sequence: call.sequence,
    timestamp: parseInstant(call.changed_at).getTime(),
    start: parseInstant(call.starts_at).getTime(),
    startOutputType: 'utc',
    end: parseInstant(call.ends_at).getTime(),
    endOutputType: 'utc',
    title: eventText(`${stateOf(call)}Strategy call: ${callerName(call)}`),
    description: eventText(
      details.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    ),
    ...(!canceled && { location: eventText(call.meeting_link), url: call.meeting_link }),
    organizer: { name: parameterText(siteName), email: provider.organizerEmail },
    status: canceled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: canceled ? 'FREE' : 'BUSY',
    transp: canceled ? 'TRANSPARENT' : 'OPAQUE',
  }
}
