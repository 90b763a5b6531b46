import { namedZone, toWall, utc } from '../time/time-zone.ts'
import { day as dayLength } from '../time/wall-time.ts'

/*
 * Days as 'YYYY-MM-DD', for call requests with a day but no time. They follow the wizard's rules (PRODUCT.md,
 * "Booking rules"): two weeks from tomorrow, Monday to Friday.
 */

/** How many days ahead a call can be requested; a test compares it with the wizard's rules. */
export const requestDaysAhead = 14

/**
 * Parses the value of a date field; returns '' for a missing or impossible date. Browsers without date fields send
 * what was typed, so it also accepts the American format `11/30/2026`.
 */
export function readDay(raw: unknown): string {
  const text = typeof raw === 'string' ? raw.trim() : ''
  const typed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const day = typed ? `${typed[3]}-${typed[1]?.padStart(2, '0')}-${typed[2]?.padStart(2, '0')}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return ''
  const instant = new Date(`${day}T00:00:00Z`)
  return Number.isNaN(instant.getTime()) || isoDay(instant) !== day ? '' : day
}

export function isOpenDay(day: string, now: Date, timeZone: string): boolean {
  return openDays(now, timeZone).includes(day)
}

export const firstOpenDay = (now: Date, timeZone: string) => dayText(openDays(now, timeZone)[0] ?? '')
export const lastOpenDay = (now: Date, timeZone: string) => dayText(openDays(now, timeZone).at(-1) ?? '')

function openDays(now: Date, timeZone: string): string[] {
  const today = Date.parse(localDay(now, timeZone))
  const days = Array.from({ length: requestDaysAhead }, (_, i) => new Date(today + (i + 1) * dayLength))
  return days.filter((day) => day.getUTCDay() % 6 !== 0).map(isoDay)
}

/** 'Monday, November 30' */
export function dayText(day: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))
}

const isoDay = (instant: Date) => instant.toISOString().slice(0, 10)

/** The date in a time zone, or in UTC if the zone is unknown. */
export const localDay = (instant: Date, timeZone: string): string =>
  isoDay(new Date(toWall(instant.getTime(), namedZone(timeZone) ?? utc)))
