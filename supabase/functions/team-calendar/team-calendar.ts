import { createEvents, type EventAttributes } from 'ics'
import { eventText, parameterText } from '../_shared/calendar/calendar-event.ts'
import { foldLines, unfoldLines } from '../_shared/calendar/fold-lines.ts'
import { callerName } from '../_shared/calls/call-invitation.ts'
import type { BookingRow, LeadRow } from '../_shared/database/rows.ts'
import { leadDetailFields } from '../_shared/mail/lead-detail-fields.ts'
import { parseInstant } from '../_shared/mail/moment-text.ts'
import type { Provider } from '../_shared/mail/provider.ts'

/** A call as `team_calls` gives it: when it last changed, and what its lead told. */
export type TeamCall = BookingRow & { changed_at: string; lead: LeadRow | null }

/** `ics` reads the stamp (DTSTAMP) but leaves it out of its types. */
type Attributes = EventAttributes & { timestamp: number }

/** How often a calendar should look for news; many look less often all the same. */
const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT15M', 'X-PUBLISHED-TTL:PT15M']
const week = 7 * 86_400_000

/**
 * The team's feed: every call with its latest state. A cancelled one stays for a week, as cancelled: a calendar that
 * has it takes it out. The same calls make the same text, so that a calendar that knows it need not load it again.
 */
export function teamCalendar(calls: TeamCall[], provider: Provider, now: Date = new Date()): string {
  const shown = calls.filter(
    ({ cancelled_at }) => !cancelled_at || parseInstant(cancelled_at).getTime() > now.getTime() - week,
  )
  const { error, value } = createEvents(shown.map(eventOf))
  if (error || !value) throw new Error(`The feed cannot be written: ${error?.message ?? 'no reason given'}`)
  const events = unfoldLines(value)
  const first = events.indexOf('BEGIN:VEVENT')
  return foldLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${parameterText(provider.providerName)}//Website//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${`Strategy calls, ${provider.providerName}`.replace(/[\\;,]/g, '\\$&')}`,
    ...refresh,
    // RFC 5545 wants an event in a calendar; the applications that subscribe are content without.
    ...(first < 0 ? ['END:VCALENDAR'] : events.slice(first)),
  ])
}

function eventOf(call: TeamCall): Attributes {
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
    timestamp: parseInstant(call.changed_at).getTime(),
    start: parseInstant(call.starts_at).getTime(),
    startOutputType: 'utc',
    end: parseInstant(call.ends_at).getTime(),
    endOutputType: 'utc',
    title: eventText(`${cancelled ? 'Canceled: ' : ''}Strategy call: ${callerName(call)}`),
    description: eventText(
      details.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    ),
    ...(!cancelled && { location: eventText(call.meeting_link), url: call.meeting_link }),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: cancelled ? 'FREE' : 'BUSY',
    transp: cancelled ? 'TRANSPARENT' : 'OPAQUE',
  }
}
