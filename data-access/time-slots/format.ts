import { gmtOffset, storedWallTime } from '../../supabase/functions/_shared/time/gmt-offset.ts'
import type { TimeSlot } from './time-slot.ts'

const locale = 'en-US'

/** Newer runtimes put U+202F before AM and PM, older ones a plain space. Mails and tests need one form. */
function plainSpaces(text: string): string {
  return text.replace(/[\u202f\u00a0]/g, ' ')
}

const ofDate = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, day: 'numeric', timeZone: 'UTC' })

// Created once: each takes 1 ms on a slow phone.
const dateFormats = {
  long: ofDate({ weekday: 'long', month: 'long', year: 'numeric' }),
  short: ofDate({ weekday: 'short', month: 'short' }),
}

/** 'Tuesday, December 1, 2026' or 'Tue, Dec 1' for '2026-12-01', regardless of the time zone. */
export function formatDate(date: string, style: 'long' | 'short' = 'long'): string {
  return plainSpaces(dateFormats[style].format(new Date(`${date}T12:00:00Z`)))
}

/** The wall-clock time in a zone at an instant (ISO 8601): '9:45 AM'. */
export function formatTime(instant: string, timeZone: string): string {
  const options: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }
  return plainSpaces(new Intl.DateTimeFormat(locale, options).format(new Date(instant)))
}

/**
 * The UTC offset of a call: 'GMT−6', 'GMT+5:30'. Shown next to its time, so that a visitor whose browser has outdated
 * time zone data can notice.
 */
export const offsetLabel = ({ date, time, startsAt }: TimeSlot): string =>
  gmtOffset(storedWallTime(date, time), new Date(startsAt))

/** The afternoon begins at 12:00 PM, the evening at 5:00 PM. */
export function partOfDay(time: string): 'morning' | 'afternoon' | 'evening' {
  if (time.endsWith('AM')) return 'morning'
  return Number.parseInt(time, 10) % 12 < 5 ? 'afternoon' : 'evening'
}
