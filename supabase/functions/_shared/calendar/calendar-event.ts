import { isEmailAddress } from '../contracts/email-address.ts'
import { foldLines } from './fold-lines.ts'

/** REQUEST for a new or changed call, CANCEL for a cancellation. */
export type CalendarMethod = 'REQUEST' | 'CANCEL'

export type CalendarEvent = {
  /** The booking id, so that the file from the mail and the one from the page do not create two events. */
  uid: string
  title: string
  /** May have several lines. */
  description: string
  /** ISO instant; written in UTC, since a named time zone would need a VTIMEZONE in the file. */
  startsAt: string
  durationMinutes: number
  /** The meeting link, for LOCATION and URL. */
  locationUrl?: string
  organizerName: string
  organizerEmail: string
  /** Incremented by every change and cancellation: calendars keep the highest SEQUENCE per UID. */
  sequence: number
  method: CalendarMethod
}

/** An event that is sent to somebody. */
export type CalendarInvite = CalendarEvent & {
  locationUrl: string
  attendeeName: string
  attendeeEmail: string
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
  const head = ['CALSCALE:GREGORIAN', productId(invite.organizerName), `METHOD:${invite.method}`]
  return calendar([...head, 'X-PUBLISHED-TTL:PT1H', ...eventLines(invite, createdAt)])
}

/** For the page: a file that is named after the booking. */
export function calendarDownload(invite: CalendarInvite): File {
  return new File([calendarFile(invite)], `${invite.uid}.ics`, { type: calendarContentType(invite.method) })
}

export const productId = (organizer: string) => `PRODID:-//${parameterText(organizer)}//Website//EN`

export const calendar = (lines: string[]) =>
  foldLines(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'])

/** @throws Error if a date, an address or the link is invalid */
export function eventLines(event: CalendarEvent & Partial<CalendarInvite>, createdAt: Date): string[] {
  const start = new Date(event.startsAt)
  const link = event.locationUrl && new URL(event.locationUrl).href
  const canceled = event.method === 'CANCEL'
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SUMMARY:${escaped(event.title)}`,
    `DTSTAMP:${utc(createdAt)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + event.durationMinutes * 60_000))}`,
    `SEQUENCE:${event.sequence}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(link ? [`URL:${link}`, `LOCATION:${escaped(link)}`] : []),
    `STATUS:${canceled ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;${person(event.organizerName, event.organizerEmail)}`,
    `X-MICROSOFT-CDO-BUSYSTATUS:${canceled ? 'FREE' : 'BUSY'}`,
    event.attendeeEmail === undefined
      ? `TRANSP:${canceled ? 'TRANSPARENT' : 'OPAQUE'}`
      : // The person chose the time, so no reply is needed.
        `ATTENDEE;RSVP=FALSE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;${person(event.attendeeName ?? '', event.attendeeEmail)}`,
    'END:VEVENT',
  ]
}

/** '20261201T154500Z' */
const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

function person(name: string, address: string): string {
  if (!isEmailAddress(address)) throw new Error('The address of a calendar event is not one plain address.')
  return `CN="${parameterText(name) || address}":mailto:${address}`
}

/** Normalizes line breaks, removes other control characters, and escapes what separates values. */
export const escaped = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Replaces line breaks and double quotes, which RFC 5545 cannot escape in a parameter. */
const parameterText = (value: string) =>
  value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/"/g, "'")
    .trim()
