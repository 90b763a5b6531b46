import { createEvent, type EventAttributes } from 'ics'
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
  /** The recipients of this file: calendars ignore invitations for other people. */
  attendees: readonly { name: string; email: string }[]
  /** The URL where the recipient of this file changes or cancels the call. */
  yourCall?: string | undefined
  /** Incremented by every change and cancellation: calendars keep the highest SEQUENCE per UID. */
  sequence: number
  method?: CalendarMethod
  isCanceled?: boolean
}

/** `ics` supports `timestamp` (DTSTAMP), but its types omit it. */
type Attributes = EventAttributes & { timestamp: number }

/**
 * An iCalendar file (RFC 5545) with one event, for the page; the mail's is rewritten (booking-mails.ts).
 *
 * @param createdAt for DTSTAMP; tests set it
 * @throws Error if a date, an address or the link is invalid
 */
export function calendarFile(call: CalendarCall, createdAt: Date = new Date()): string {
  const { provider, method = 'REQUEST', isCanceled = false, meetingLink, yourCall } = call
  const start = Date.parse(call.startsAt)
  if (!Number.isFinite(start)) throw new Error(`The start "${call.startsAt}" is not a valid time.`)
  const { title, text, change } = calendarWords
  const about = fillBlanks(text, { minutes: call.durationMinutes, link: meetingLink })
  const event: Attributes = {
    uid: call.bookingId,
    productId: `-//${parameterText(provider.name)}//Website//EN`,
    method,
    sequence: call.sequence,
    timestamp: createdAt.getTime(),
    start,
    startOutputType: 'utc',
    end: start + call.durationMinutes * 60_000,
    endOutputType: 'utc',
    title: eventText(call.title ?? title),
    description: eventText(yourCall ? `${about}\n\n${fillBlanks(change, { link: yourCall })}` : about),
    location: eventText(meetingLink),
    url: meetingLink,
    status: isCanceled ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: isCanceled ? 'FREE' : 'BUSY',
    ...(method !== 'PUBLISH' && {
      organizer: { name: parameterText(provider.name), email: provider.email },
      attendees: call.attendees.map(({ name, email }) => ({
        name: parameterText(name) || email,
        email,
        role: 'REQ-PARTICIPANT',
        // The person chose the time, so no reply is needed.
        partstat: 'ACCEPTED',
        rsvp: false,
      })),
    }),
  }
  const { error, value } = createEvent(event)
  if (error || !value)
    throw new Error(`The calendar file cannot be written: ${error?.message ?? 'no reason given'}`)
  return value
}

/** For the page: a file that is named after the booking. Outlook needs the method in its type, too. */
export const calendarDownload = (call: CalendarCall): File =>
  new File([calendarFile(call)], `${call.bookingId}.ics`, {
    type: 'text/calendar; charset=utf-8; method=REQUEST',
  })

/** Normalizes line breaks (`ics` keeps a lone carriage return) and removes other control characters. */
const eventText = (value: string): string =>
  value.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

/** Replaces line breaks and double quotes, which RFC 5545 cannot escape in a parameter. */
const parameterText = (value: string): string =>
  value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/"/g, "'")
    .trim()
