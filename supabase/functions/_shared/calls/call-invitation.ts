import { type CalendarMethod, calendarFile } from '../calendar/calendar-event.ts'
import { strategyCallInvite } from '../calendar/strategy-call-invite.ts'
import type { BookingRow } from '../database/rows.ts'
import { knownName } from '../mail/known-name.ts'
import type { Audience, Invitation, Provider } from '../mail/mail.ts'
import { parseInstant } from '../mail/moment-text.ts'
import { siteName } from '../site-values.ts'

/** The duration of a call in minutes. */
export function callMinutes(row: BookingRow): number {
  return Math.round((parseInstant(row.ends_at).getTime() - parseInstant(row.starts_at).getTime()) / 60_000)
}

/** For example "Amina O'Neil, Bread & Roses". */
export const callerName = (row: Pick<BookingRow, 'first_name' | 'last_name' | 'organization'>) =>
  [`${row.first_name} ${row.last_name}`.trim(), row.organization?.trim()].filter(Boolean).join(', ')

/**
 * The calendar file for a call's current state: a request or a cancellation. The recipient is its attendee, because
 * calendars ignore invitations for other people.
 */
export function callInvitation(
  row: BookingRow,
  provider: Provider,
  audience: Audience,
  yourCall?: string,
): Invitation {
  const names = [knownName(row.first_name), knownName(row.last_name)].filter((name) => name !== undefined)
  const method: CalendarMethod = row.canceled_at ? 'CANCEL' : 'REQUEST'
  const invite = strategyCallInvite({
    bookingId: row.id,
    startsAt: parseInstant(row.starts_at).toISOString(),
    durationMinutes: callMinutes(row),
    meetingLink: row.meeting_link,
    provider: { name: siteName, email: provider.organizerEmail },
    attendeeName: names.join(' '),
    attendeeEmail: row.email,
    yourCall,
    sequence: row.sequence,
    method,
  })
  const forTeam = {
    title: `Strategy call: ${callerName(row)}`,
    attendeeName: siteName,
    attendeeEmail: provider.teamEmail,
  }
  return { method, content: calendarFile(audience === 'team' ? { ...invite, ...forTeam } : invite) }
}
