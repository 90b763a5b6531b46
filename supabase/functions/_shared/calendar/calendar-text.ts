export type CalendarEvent = {
  /** The booking id, so that the file from the mail and the one from the page do not create two events. */
  uid: string
  /** Incremented by every change and cancellation: calendars keep the highest SEQUENCE per UID. */
  sequence: number
  changedAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  /** May have several lines. */
  description: string
  /** The meeting link. */
  url?: string
  /** A canceled event takes no time. */
  cancelled: boolean
  /** The ORGANIZER line. */
  organizer?: string
  /** The last lines. */
  more: readonly string[]
}

/**
 * A calendar file (RFC 5545) with CRLF and lines of at most 75 octets. Times are in UTC, since a named time zone would
 * need a VTIMEZONE in the file.
 *
 * @param head the lines before the events
 */
export function calendarText(head: readonly string[], events: readonly CalendarEvent[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...events.flatMap(eventLines), 'END:VCALENDAR']
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines({ url, cancelled, organizer, ...event }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SUMMARY:${escaped(event.title)}`,
    `DTSTAMP:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.startsAt)}`,
    `DTEND:${utc(event.endsAt)}`,
    `SEQUENCE:${event.sequence}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(url ? [`URL:${url}`, `LOCATION:${escaped(url)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(organizer ? [organizer] : []),
    `X-MICROSOFT-CDO-BUSYSTATUS:${cancelled ? 'FREE' : 'BUSY'}`,
    ...event.more,
    'END:VEVENT',
  ]
}

/** '20261201T154500Z' */
export const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '')

export const escaped = (text: string) =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|[\n\u2028\u2029]/g, '\\n')

/** Replaces line breaks and double quotes, which RFC 5545 cannot escape in a parameter. */
export function parameterText(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/"/g, "'")
    .trim()
}

/** Octets per line without the line break (RFC 5545, section 3.1). */
const longest = 75

function fold(line: string): string {
  let [folded, size] = ['', 0]
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    size += octets
    if (size > longest) {
      folded += '\r\n '
      size = octets + 1
    }
    folded += character
  }
  return folded
}
