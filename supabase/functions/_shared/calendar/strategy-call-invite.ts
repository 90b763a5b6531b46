import type { CalendarInvite, CalendarMethod } from './calendar-event.ts'

/** The calendar event of a strategy call, the same for the mail and the page. */
export function strategyCallInvite(call: {
  bookingId: string
  /** ISO instant. */
  startsAt: string
  durationMinutes: number
  meetingLink: string
  providerName: string
  /** A general address of the provider, not a personal one. */
  organizerEmail: string
  attendeeName: string
  attendeeEmail: string
  /** The URL where the recipient of this file changes or cancels the call. */
  yourCall?: string | undefined
  sequence?: number
  method?: CalendarMethod
}): CalendarInvite {
  const change = call.yourCall ? `\n\nMove or cancel: ${call.yourCall}` : ''
  return {
    uid: call.bookingId,
    title: `Strategy call with ${call.providerName}`,
    description: `${call.durationMinutes}-minute strategy call with ${call.providerName}, by video. It’s free.\n\nJoin the meeting: ${call.meetingLink}${change}`,
    startsAt: call.startsAt,
    durationMinutes: call.durationMinutes,
    locationUrl: call.meetingLink,
    organizerName: call.providerName,
    organizerEmail: call.organizerEmail,
    attendeeName: call.attendeeName,
    attendeeEmail: call.attendeeEmail,
    sequence: call.sequence ?? 0,
    method: call.method ?? 'REQUEST',
  }
}
