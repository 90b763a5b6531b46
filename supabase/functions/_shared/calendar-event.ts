import { createEvent, type EventAttributes } from 'ics'
import { calendarWords } from '../../../content/mails.ts'
import { fillBlanks } from './text.ts'

/** REQUEST for a new or changed call, CANCEL for a cancellation, PUBLISH for an entry without an invitation. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

export type CalendarInvite = {
  /** The booking id, so that the file from the mail and the one from the page do not create two events. */
  uid: string
  title: string
  /** May have several lines. */
  description: string
  /** ISO instant; written in UTC, since a named time zone would need a VTIMEZONE in the file. */
  startsAt: string
  durationMinutes: number
  /** The meeting link, for LOCATION and URL. */
  locationUrl: string
  organizerName: string
  organizerEmail: string
  attendeeName: string
  attendeeEmail: string
  /** Incremented by every change and cancellation: calendars keep the highest SEQUENCE per UID. */
  sequence: number
  method: CalendarMethod
}

/** For the mail attachment and the download. Outlook needs the method here too. */
export const calendarContentType = (method: CalendarMethod) =>
  `text/calendar; charset=utf-8; method=${method}`

/**
 * An iCalendar file (RFC 5545) with one event. The page and the server functions both use it, so that a visitor who
 * imports both files gets one event.
 *
 * @param createdAt for DTSTAMP; tests set it
 * @throws Error if a date, an address or the link is invalid
 */
export function calendarFile(invite: CalendarInvite, createdAt: Date = new Date()): string {
  const start = Date.parse(invite.startsAt)
  if (!Number.isFinite(start)) throw new Error(`The start "${invite.startsAt}" is not a valid time.`)

  const { error, value } = createEvent(attributes(invite, start, createdAt.getTime()))
  if (error || !value)
    throw new Error(`The calendar file cannot be written: ${error?.message ?? 'no reason given'}`)
  return value
}

/** For the page: a file that is named after the booking. */
export function calendarDownload(invite: CalendarInvite): File {
  return new File([calendarFile(invite)], `${invite.uid}.ics`, { type: calendarContentType(invite.method) })
}

/** `ics` supports `timestamp` (DTSTAMP), but its types omit it. */
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
        // The person chose the time, so no reply is needed.
        partstat: 'ACCEPTED',
        rsvp: false,
      },
    ],
  }
}

/** Normalizes line breaks (`ics` keeps a lone carriage return) and removes other control characters. */
export function eventText(value: string): string {
  return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

/** Replaces line breaks and double quotes, which RFC 5545 cannot escape in a parameter. */
export function parameterText(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/"/g, "'")
    .trim()
}

/** A strategy call and who is in it. */
type InvitedCall = Pick<CalendarInvite, 'startsAt' | 'durationMinutes' | 'attendeeName' | 'attendeeEmail'> &
  Partial<Pick<CalendarInvite, 'sequence' | 'method'>> & {
    bookingId: string
    meetingLink: string
    /** Its address is a shared mailbox, not a person's. */
    provider: { readonly name: string; readonly email: string }
    /** The URL where the recipient of this file changes or cancels the call. */
    yourCall?: string | undefined
  }

/** The calendar event of a strategy call, the same for the mail and the page. */
export function strategyCallInvite(call: InvitedCall): CalendarInvite {
  const { bookingId, meetingLink, provider, yourCall, ...event } = call
  const { title, text, change } = calendarWords
  const about = fillBlanks(text, { minutes: call.durationMinutes, link: meetingLink })
  return {
    sequence: 0,
    method: 'REQUEST',
    ...event,
    uid: bookingId,
    title,
    description: yourCall ? `${about}\n\n${fillBlanks(change, { link: yourCall })}` : about,
    locationUrl: meetingLink,
    organizerName: provider.name,
    organizerEmail: provider.email,
  }
}
