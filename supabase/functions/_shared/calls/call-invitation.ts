import {
  type CalendarMethod,
  calendarContentType,
  calendarFile,
  calendarFileName,
} from '../calendar/calendar-event.ts'
import { strategyCallInvite } from '../calendar/strategy-call-invite.ts'
import type { BookingRow } from '../database/rows.ts'
import { knownName } from '../mail/known-name.ts'
import type { MailAttachment } from '../mail/mail.ts'
import { parseInstant } from '../mail/moment-text.ts'
import type { Provider } from '../mail/provider.ts'

/** Minutes that a call takes. */
export function callMinutes(row: Pick<BookingRow, 'starts_at' | 'ends_at'>): number {
  return Math.round((parseInstant(row.ends_at).getTime() - parseInstant(row.starts_at).getTime()) / 60_000)
}

/** The calendar file of a call as it stands now: a request, or a cancellation. */
export function callInvitation(row: BookingRow, provider: Provider, yourCall?: string): MailAttachment {
  const names = [knownName(row.first_name), knownName(row.last_name)].filter((name) => name !== undefined)
  const method: CalendarMethod = row.cancelled_at ? 'CANCEL' : 'REQUEST'
  const invite = strategyCallInvite({
    bookingId: row.id,
    startsAt: parseInstant(row.starts_at).toISOString(),
    durationMinutes: callMinutes(row),
    meetingLink: row.meeting_link,
    providerName: provider.providerName,
    organizerEmail: provider.organizerEmail,
    attendeeName: names.join(' '),
    attendeeEmail: row.email,
    yourCall,
    sequence: row.sequence,
    method,
  })
  return {
    filename: calendarFileName(row.id),
    contentType: calendarContentType(method),
    content: calendarFile(invite),
  }
}
