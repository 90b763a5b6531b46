import { createEvent, type EventAttributes } from 'ics'
import { foldLines, unfoldLines } from './fold-lines.ts'

/** A new or changed call, or one that is cancelled. */
export type CalendarMethod = 'REQUEST' | 'CANCEL'

export type CalendarInvite = {
  /** The booking id: the same event from the mail and from the page replaces itself, it never doubles. */
  uid: string
  title: string
  /** May have several lines. */
  description: string
  /** ISO instant; written in UTC, since a named zone would need its whole definition in the file. */
  startsAt: string
  durationMinutes: number
  /** The meeting link: the place of the event and its address. */
  locationUrl: string
  organizerName: string
  organizerEmail: string
  attendeeName: string
  attendeeEmail: string
  /** A calendar keeps the highest of one UID: it counts up with every change and with the cancellation. */
  sequence: number
  method: CalendarMethod
}

/** For the mail attachment and the download alike; Outlook wants the method here as well. */
export const calendarContentType = (method: CalendarMethod) =>
  `text/calendar; charset=utf-8; method=${method}`

/** Named after the booking (product specification, section 9). */
export const calendarFileName = (uid: string) => `${uid.replace(/[^\w-]/g, '')}.ics`

/**
 * The text of an iCalendar file (RFC 5545) with one event. The page and the server functions both build
 * it here, so that a visitor who uses both gets one event.
 *
 * @param createdAt When the file was made; now, unless a test says otherwise.
 * @throws Error when a date, an address or the link is not well formed.
 */
export function calendarFile(invite: CalendarInvite, createdAt: Date = new Date()): string {
  const start = Date.parse(invite.startsAt)
  if (!Number.isFinite(start)) throw new Error(`The start "${invite.startsAt}" is no instant.`)

  const { error, value } = createEvent(attributes(invite, start, createdAt.getTime()))
  if (error || !value)
    throw new Error(`The calendar file cannot be written: ${error?.message ?? 'no reason given'}`)
  const lines = unfoldLines(value).map(plainParameters)
  return foldLines(lines)
}

/** `ics` reads the stamp (DTSTAMP) but leaves it out of its types. */
type Attributes = EventAttributes & { timestamp: number }

function attributes(invite: CalendarInvite, start: number, createdAt: number): Attributes {
  return {
    uid: invite.uid,
    productId: `-//${parameterText(invite.organizerName)}//Website//EN`,
    method: invite.method,
    sequence: invite.sequence,
    timestamp: createdAt,
    start,
    startOutputType: 'utc',
    end: start + invite.durationMinutes * 60_000,
    endOutputType: 'utc',
    title: eventText(invite.title),
    description: eventText(invite.description),
    location: eventText(invite.locationUrl),
    url: invite.locationUrl,
    status: invite.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: invite.method === 'CANCEL' ? 'FREE' : 'BUSY',
    organizer: { name: parameterText(invite.organizerName), email: invite.organizerEmail },
    attendees: [
      {
        name: parameterText(invite.attendeeName) || invite.attendeeEmail,
        email: invite.attendeeEmail,
        role: 'REQ-PARTICIPANT',
        // The person chose the time themselves: nothing is left to answer.
        partstat: 'ACCEPTED',
        rsvp: false,
      },
    ],
  }
}

/** Line breaks in one form (the `ics` package leaves a lone carriage return in), other controls out. */
export function eventText(value: string): string {
  return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

/** A parameter can hold neither line breaks nor double quotes: RFC 5545 has no escape for them. */
export function parameterText(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/"/g, "'")
    .trim()
}

/**
 * `ics` puts every parameter in quotes and writes `MAILTO:` for the organizer alone. Names need the
 * quotes, the fixed words do not, and some calendars compare them literally.
 */
function plainParameters(line: string): string {
  if (!/^(ORGANIZER|ATTENDEE);/.test(line)) return line
  return line.replace(/;(ROLE|PARTSTAT)="([A-Z-]+)"/g, ';$1=$2').replace(/":MAILTO:/, '":mailto:')
}
