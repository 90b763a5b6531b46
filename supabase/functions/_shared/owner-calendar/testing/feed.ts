import { busyPeriods, type FeedOptions } from '../busy-periods.ts'

/** The window of most test cases. Daylight saving time ends on its first day in the US. */
export const november = {
  from: Date.parse('2026-11-01T00:00:00Z'),
  until: Date.parse('2027-01-01T00:00:00Z'),
}

export const calendar = (...parts: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n${parts.map((part) => `${part}\r\n`).join('')}END:VCALENDAR\r\n`

export const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

/** An event with a UID of its own. */
export const at = (...lines: string[]) => event(`UID:${lines.join('|').length}-${lines[0]}@test`, ...lines)

/** The busy times as `from/until` in UTC, sorted, without seconds; or the error. */
export function busy(feed: string, options: Partial<FeedOptions> = {}): string[] {
  const reading = busyPeriods(feed, { window: november, ownerZone: 'America/Chicago', ...options })
  if (!reading) return ['no calendar']
  return reading.busy.map(({ from, until }) => `${minute(from)}/${minute(until)}`)
}

export const minute = (instant: number) => new Date(instant).toISOString().slice(0, 16)
