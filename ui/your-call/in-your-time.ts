import { browserTimeZone } from '../../data-access/attribution.ts'
import { formatDate, formatTime } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import { zoneLabel } from '../booking/zone-label.ts'

/** 'Tuesday, December 1, 2026, 9:45 AM'. The Swedish locale formats dates as YYYY-MM-DD. */
export const formatMoment = (instant: string, timeZone: string): string =>
  `${formatDate(new Date(instant).toLocaleDateString('sv', { timeZone }))}, ${formatTime(instant, timeZone)}`

/** 'Tuesday, December 1, 2026, 9:45 AM, Eastern Time'. */
export const momentInZone = ({ date, time }: Pick<TimeSlot, 'date' | 'time'>, timeZone: string): string =>
  `${formatDate(date)}, ${time}, ${zoneLabel(timeZone)}`

/** The date and time in the browser's zone, or '' if they are the same as in the call's zone. */
export function inYourTime({ startsAt, date, time }: Omit<TimeSlot, 'available'>): string {
  const timeZone = browserTimeZone()
  const here = timeZone && formatMoment(startsAt, timeZone)
  return here === `${formatDate(date)}, ${time}` ? '' : here
}
