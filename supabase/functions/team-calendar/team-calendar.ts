import {
  type CalendarEvent,
  calendarText,
  escaped,
  parameterText,
} from '../_shared/calendar/calendar-text.ts'
import { callerName } from '../_shared/calls/call-invitation.ts'
import type { BookingRow, LeadRow } from '../_shared/database/rows.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import { parseInstant } from '../_shared/mail/moment-text.ts'
import type { Provider } from '../_shared/mail/provider.ts'

/** A call as returned by `team_calls`, with its last change and its lead. */
export type TeamCall = BookingRow & { changed_at: string; lead: LeadRow | null }

/** How often calendars should refresh the feed; many do so less often. */
const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M']
const week = 7 * 86_400_000

/**
 * The team's feed: every call with its latest state. A canceled call stays in it for a week, so that calendars remove
 * it.
 */
export function teamCalendar(calls: TeamCall[], provider: Provider, now: Date = new Date()): string {
  const shown = calls.filter(
    ({ cancelled_at }) => !cancelled_at || parseInstant(cancelled_at).getTime() > now.getTime() - week,
  )
  const head = [
    `PRODID:-//${parameterText(provider.providerName)}//Website//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(`Strategy calls, ${provider.providerName}`)}`,
    ...refresh,
  ]
  // RFC 5545 requires at least one component, but calendar apps accept a feed without events.
  return calendarText(head, shown.map(eventOf))
}

function eventOf(call: TeamCall): CalendarEvent {
  const cancelled = call.cancelled_at !== null
  const details = [
    ...(call.lead ? leadDetailFields(call.lead).map(({ label, value }) => [label, value]) : []),
    ['Email', call.email],
    ['Phone', call.phone],
    ['Their time zone', call.timezone],
    ['Line', call.note],
    ['Join', cancelled ? null : call.meeting_link],
  ]
  return {
    uid: call.id,
    sequence: call.sequence,
    changedAt: parseInstant(call.changed_at),
    startsAt: parseInstant(call.starts_at),
    endsAt: parseInstant(call.ends_at),
    title: `${cancelled ? 'Canceled: ' : ''}Strategy call: ${callerName(call)}`,
    description: details.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    ...(!cancelled && { url: call.meeting_link }),
    cancelled,
    more: [`TRANSP:${cancelled ? 'TRANSPARENT' : 'OPAQUE'}`],
  }
}
