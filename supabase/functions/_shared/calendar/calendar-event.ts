import { type CalendarEvent, calendarText, parameterText } from './calendar-text.ts'

/** REQUEST for a new or changed call, CANCEL for a cancellation. */
export type CalendarMethod = 'REQUEST' | 'CANCEL'

/** A call as an event in the calendar of one attendee. */
export type CalendarInvite = Pick<CalendarEvent, 'uid' | 'title' | 'description' | 'sequence'> & {
  /** ISO instant. */
  startsAt: string
  durationMinutes: number
  meetingLink: string
  organizerName: string
  /** A general address of the provider, not a personal one (product specification, section 9). */
  organizerEmail: string
  attendeeName: string
  attendeeEmail: string
  method: CalendarMethod
}

/** The event of a strategy call, the same for the mail and the page. */
export function strategyCallInvite({
  yourCall,
  ...call
}: Omit<CalendarInvite, 'title' | 'description'> & {
  /** The URL where the recipient of this file changes or cancels the call. */
  yourCall?: string | undefined
}): CalendarInvite {
  const change = yourCall ? `\n\nChange or cancel: ${yourCall}` : ''
  return {
    ...call,
    title: `Strategy call with ${call.organizerName}`,
    description: `${call.durationMinutes}-minute video consultation with ${call.organizerName}.\n\nJoin the meeting: ${call.meetingLink}${change}`,
  }
}

export const endOf = ({ startsAt, durationMinutes }: Pick<CalendarInvite, 'startsAt' | 'durationMinutes'>) =>
  new Date(Date.parse(startsAt) + durationMinutes * 60_000)

/** For the mail attachment and the download. Outlook needs the method here too. */
export const calendarContentType = (method: CalendarMethod) =>
  `text/calendar; charset=utf-8; method=${method}`

/**
 * A calendar file with one event. The page and the server functions both use it, so that a visitor who imports both
 * files gets one event.
 *
 * @param createdAt for DTSTAMP; tests set it
 * @throws RangeError if the start is not a valid time
 */
export function calendarFile(invite: CalendarInvite, createdAt: Date = new Date()): string {
  const attendee = parameterText(invite.attendeeName) || invite.attendeeEmail
  const head = [
    'CALSCALE:GREGORIAN',
    `PRODID:-//${parameterText(invite.organizerName)}//Website//EN`,
    `METHOD:${invite.method}`,
    'X-PUBLISHED-TTL:PT1H',
  ]
  const event: CalendarEvent = {
    ...invite,
    changedAt: createdAt,
    startsAt: new Date(invite.startsAt),
    endsAt: endOf(invite),
    url: invite.meetingLink,
    cancelled: invite.method === 'CANCEL',
    organizer: `ORGANIZER;CN="${parameterText(invite.organizerName)}":mailto:${invite.organizerEmail}`,
    more: [
      // The person chose the time, so no reply is needed.
      `ATTENDEE;RSVP=FALSE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="${attendee}":mailto:${invite.attendeeEmail}`,
    ],
  }
  return calendarText(head, [event])
}
