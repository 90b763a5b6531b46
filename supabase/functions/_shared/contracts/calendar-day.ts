import { callWeekdays } from '../site-values.ts'
import { isoDay, openDays } from '../time/open-days.ts'
import { namedZone, utc } from '../time/time-zone.ts'
import { readTime } from '../time/wall-time.ts'

/* Days as 'YYYY-MM-DD', for call requests with a day but no time. */

/**
 * Parses the value of a date field; returns '' for a missing or impossible date. Browsers without date fields send
 * what was typed, so it also accepts the American format `11/30/2026`.
 */
export function readDay(raw: unknown): string {
  const text = typeof raw === 'string' ? raw.trim() : ''
  const [, month = '', date = '', year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const read = readTime(year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : text)
  return read?.isDate ? isoDay(read.wall) : ''
}

/** The days that can be asked for: the days with calls, within three months. An unknown zone counts as UTC. */
export const requestDays = (now: Date, timeZone: string): string[] =>
  openDays(now.getTime(), namedZone(timeZone) ?? utc, { openWeekdays: callWeekdays, daysAhead: 92 }).map(
    isoDay,
  )

/** 'Wednesday, October 28', or 'Wed, Oct 28'. */
export function dayText(day: string, style: 'long' | 'short' = 'long'): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: style,
    month: style,
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}
