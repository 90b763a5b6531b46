import ICAL from 'ical.js'
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
  /** Of the sender's own inbox: an entry to add, published without saying who invites whom. */
  isOwn?: boolean
}

// 75 octets (RFC 5545, 3.1): ical.js does not count the space that begins a continued line.
ICAL.foldLength = 74

/** A property in jCal (RFC 7265). */
const property = (name: string, value: string | number, type = 'text', parameters = {}) => [
  name,
  parameters,
  type,
  value,
]

/**
 * An iCalendar file (RFC 5545) with one event. The page and the server functions both use it, so that a visitor who
 * imports both files gets one event.
 *
 * @param createdAt for DTSTAMP; tests set it
 * @throws Error if the start is no time
 */
export function calendarFile(invite: CalendarInvite, createdAt: Date = new Date()): string {
  const start = Date.parse(invite.startsAt)
  if (!Number.isFinite(start)) throw new Error(`The start "${invite.startsAt}" is not a valid time.`)
  const instant = (name: string, at: number) =>
    property(name, `${new Date(at).toISOString().slice(0, 19)}Z`, 'date-time')
  const isCanceled = invite.method === 'CANCEL'
  const people = [
    property('organizer', `mailto:${invite.organizerEmail}`, 'cal-address', {
      cn: parameterText(invite.organizerName),
    }),
    // The person chose the time, so no reply is needed.
    property('attendee', `mailto:${invite.attendeeEmail}`, 'cal-address', {
      rsvp: 'FALSE',
      role: 'REQ-PARTICIPANT',
      partstat: 'ACCEPTED',
      cn: parameterText(invite.attendeeName) || invite.attendeeEmail,
    }),
  ]
  const event = [
    property('uid', invite.uid),
    property('summary', eventText(invite.title)),
    instant('dtstamp', createdAt.getTime()),
    instant('dtstart', start),
    instant('dtend', start + invite.durationMinutes * 60_000),
    property('sequence', invite.sequence, 'integer'),
    property('description', eventText(invite.description)),
    property('url', invite.locationUrl, 'uri'),
    property('location', eventText(invite.locationUrl)),
    property('status', isCanceled ? 'CANCELLED' : 'CONFIRMED'),
    property('x-microsoft-cdo-busystatus', isCanceled ? 'FREE' : 'BUSY', 'unknown'),
    ...(invite.isOwn ? [] : people),
  ]
  const calendar = [
    property('version', '2.0'),
    property('prodid', `-//${parameterText(invite.organizerName)}//Website//EN`),
    property('method', invite.isOwn ? 'PUBLISH' : invite.method),
  ]
  return ICAL.stringify(['vcalendar', calendar, [['vevent', event, []]]])
}

/** For the page: a file that is named after the booking. Outlook needs the method in its type, too. */
export const calendarDownload = (invite: CalendarInvite): File =>
  new File([calendarFile(invite)], `${invite.uid}.ics`, {
    type: `text/calendar; charset=utf-8; method=${invite.method}`,
  })

/** Normalizes line breaks and removes other control characters. */
function eventText(value: string): string {
  return value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

/** Replaces line breaks and double quotes, which RFC 5545 cannot escape in a parameter. */
function parameterText(value: string): string {
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
