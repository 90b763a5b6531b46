import ICAL from 'ical.js'
import { calendarWords } from '../../../content/mails.ts'
import { fillBlanks } from './text.ts'

/** REQUEST for a new or changed call, CANCEL for a cancellation, PUBLISH for an entry without an invitation. */
export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH'

/** A strategy call and who is in it. */
export type CalendarCall = {
  /** The UID, so that the file from the mail and the one from the page do not create two events. */
  bookingId: string
  /** Default: as the person reads it. */
  title?: string
  /** ISO instant; written in UTC, since a named time zone would need a VTIMEZONE in the file. */
  startsAt: string
  durationMinutes: number
  meetingLink: string
  /** The organizer. Its address is a shared mailbox, not a person's. */
  provider: { readonly name: string; readonly email: string }
  attendeeName: string
  attendeeEmail: string
  /** The URL where the recipient of this file changes or cancels the call. */
  yourCall?: string | undefined
  /** Incremented by every change and cancellation: calendars keep the highest SEQUENCE per UID. */
  sequence: number
  method?: CalendarMethod
  isCanceled?: boolean
}

// 75 octets (RFC 5545, 3.1): ical.js does not count the space that begins a continued line.
ICAL.foldLength = 74

/** As in jCal (RFC 7265). */
type Property = [name: string, parameters: Record<string, string>, type: string, value: string | number]

/**
 * An iCalendar file (RFC 5545) with one event, the same for the mail and the page.
 *
 * @param createdAt for DTSTAMP; tests set it
 * @throws RangeError if the start is no time
 */
export function calendarFile(call: CalendarCall, createdAt: Date = new Date()): string {
  const { provider, method = 'REQUEST', isCanceled = false, meetingLink, yourCall } = call
  const start = Date.parse(call.startsAt)
  const { title, text, change } = calendarWords
  const about = fillBlanks(text, { minutes: call.durationMinutes, link: meetingLink })
  const textOf = (name: string, value: string): Property => [name, {}, 'text', eventText(value)]
  const instant = (name: string, at: number): Property => [
    name,
    {},
    'date-time',
    new Date(at).toISOString().replace(/\.\d+/, ''),
  ]
  const person = (name: string, email: string, parameters: Record<string, string>): Property => [
    name,
    parameters,
    'cal-address',
    `mailto:${email}`,
  ]
  const event: Property[] = [
    textOf('uid', call.bookingId),
    ['sequence', {}, 'integer', call.sequence],
    instant('dtstamp', createdAt.getTime()),
    instant('dtstart', start),
    instant('dtend', start + call.durationMinutes * 60_000),
    textOf('summary', call.title ?? title),
    textOf('description', yourCall ? `${about}\n\n${fillBlanks(change, { link: yourCall })}` : about),
    textOf('location', meetingLink),
    ['url', {}, 'uri', meetingLink],
    textOf('status', isCanceled ? 'CANCELLED' : 'CONFIRMED'),
    ['x-microsoft-cdo-busystatus', {}, 'unknown', isCanceled ? 'FREE' : 'BUSY'],
  ]
  if (method !== 'PUBLISH')
    event.push(
      person('organizer', provider.email, { cn: parameterText(provider.name) }),
      // The person chose the time, so no reply is needed.
      person('attendee', call.attendeeEmail, {
        rsvp: 'FALSE',
        role: 'REQ-PARTICIPANT',
        partstat: 'ACCEPTED',
        cn: parameterText(call.attendeeName) || call.attendeeEmail,
      }),
    )
  const calendar: Property[] = [
    textOf('version', '2.0'),
    textOf('prodid', `-//${parameterText(provider.name)}//Website//EN`),
    textOf('method', method),
  ]
  return ICAL.stringify(['vcalendar', calendar, [['vevent', event, []]]])
}

/** For the page: a file that is named after the booking. Outlook needs the method in its type, too. */
export const calendarDownload = (call: CalendarCall): File =>
  new File([calendarFile(call)], `${call.bookingId}.ics`, {
    type: 'text/calendar; charset=utf-8; method=REQUEST',
  })

/** Normalizes line breaks, and removes other control characters. */
const eventText = (value: string): string =>
  value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/** Replaces line breaks and double quotes, which RFC 5545 cannot escape in a parameter. */
const parameterText = (value: string): string =>
  value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/"/g, "'")
    .trim()
