import {
  type CalendarEvent,
  calendar,
  escaped,
  eventLines,
  productId,
} from '../_shared/calendar/calendar-event.ts'
import { callerName, callMinutes } from '../_shared/calls/call-invitation.ts'
import type { TeamCall } from '../_shared/database/answers.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import type { Provider } from '../_shared/mail/mail.ts'
import { parseInstant, zoneText } from '../_shared/mail/moment-text.ts'
import { siteName } from '../_shared/site-values.ts'

/** How often calendars should refresh the feed; many do so less often. */
const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M']
const week = 7 * 86_400_000

/**
 * The team's feed: every call with its latest state. A canceled call stays in it for a week, so that calendars remove
 * it.
 */
export function teamCalendar(calls: TeamCall[], provider: Provider, now: Date = new Date()): string {
  const shown = calls.filter(
    ({ canceled_at }) => !canceled_at || parseInstant(canceled_at).getTime() > now.getTime() - week,
  )
  return calendar([
    productId(siteName),
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(`Strategy calls, ${siteName}`)}`,
    ...refresh,
    // RFC 5545 requires at least one event, but calendar apps accept a feed without.
    ...shown.flatMap((call) => eventLines(eventOf(call, provider), parseInstant(call.changed_at))),
  ])
}

/** Before the title; nothing for an ordinary call. */
function stateOf({ canceled_at, outcome, asked_at }: TeamCall): string {
  if (canceled_at) return 'Canceled: '
  if (outcome) return outcome === 'done' ? 'Done: ' : 'No-show: '
  return asked_at ? 'Asked to move: ' : ''
}

function eventOf(call: TeamCall, provider: Provider): CalendarEvent {
  const canceled = call.canceled_at !== null
  const details = [
    ...(call.lead ? leadDetailFields(call.lead).map(({ label, value }) => [label, value]) : []),
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
    startsAt: parseInstant(call.starts_at).toISOString(),
    durationMinutes: callMinutes(call),
    title: `${stateOf(call)}Strategy call: ${callerName(call)}`,
    description: details.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    ...(!canceled && { locationUrl: call.meeting_link }),
    organizerName: siteName,
    organizerEmail: provider.organizerEmail,
    method: canceled ? 'CANCEL' : 'REQUEST',
  }
}
