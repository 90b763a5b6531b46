import { createEvents, type EventAttributes } from 'ics'
import { eventText, parameterText } from '../_shared/calendar/calendar-event.ts'
import { foldLines, unfoldLines } from '../_shared/calendar/fold-lines.ts'
import type { BookingRow } from '../_shared/database/rows.ts'
import { parseInstant } from '../_shared/mail/moment-text.ts'
import type { Provider } from '../_shared/mail/provider.ts'

/** `ics` reads the stamp (DTSTAMP) but leaves it out of its types. */
type Attributes = EventAttributes & { timestamp: number }

/**
 * The team's feed: every call with its latest state. A cancelled one stays, as cancelled: a calendar that has it
 * takes it out.
 */
export function teamCalendar(calls: BookingRow[], provider: Provider, now: Date = new Date()): string {
  const name = `Strategy calls, ${provider.providerName}`
  const events = calls.map((call) => eventOf(call, now))
  if (events.length === 0) return emptyCalendar(name, provider)
  const header = { productId: productId(provider), method: 'PUBLISH', calName: eventText(name) }
  const { error, value } = createEvents(events, header)
  if (error || !value) throw new Error(`The feed cannot be written: ${error?.message ?? 'no reason given'}`)
  return foldLines(unfoldLines(value))
}

const productId = ({ providerName }: Provider) => `-//${parameterText(providerName)}//Website//EN`

/** RFC 5545 wants an event in a calendar; the applications that subscribe are content without. */
function emptyCalendar(name: string, provider: Provider): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${productId(provider)}`, 'METHOD:PUBLISH']
  return foldLines([...lines, `X-WR-CALNAME:${name.replace(/[\\;,]/g, '\\$&')}`, 'END:VCALENDAR'])
}

function eventOf(call: BookingRow, now: Date): Attributes {
  const cancelled = call.cancelled_at !== null
  const details = [
    ['Organization', call.organization],
    ['Email', call.email],
    ['Phone', call.phone],
    ['Their time zone', call.timezone],
    ['Line', call.note],
    ['Join', cancelled ? null : call.meeting_link],
  ]
  return {
    uid: call.id,
    sequence: call.sequence,
    timestamp: now.getTime(),
    start: parseInstant(call.starts_at).getTime(),
    startOutputType: 'utc',
    end: parseInstant(call.ends_at).getTime(),
    endOutputType: 'utc',
    title: eventText(
      `${cancelled ? 'Canceled: ' : ''}Strategy call with ${call.first_name} ${call.last_name}`,
    ),
    description: eventText(
      details.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n'),
    ),
    ...(!cancelled && { location: eventText(call.meeting_link), url: call.meeting_link }),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: cancelled ? 'FREE' : 'BUSY',
  }
}
