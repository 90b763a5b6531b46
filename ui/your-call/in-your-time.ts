import { browserTimeZone } from '../../data-access/attribution.ts'
import { formatDate, formatTime } from '../../data-access/time-slots/format.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'

/** The date and time in the browser's zone, or `undefined` if they are the same as in the call's zone. */
export function inYourTime({ startsAt, date, time }: Omit<TimeSlot, 'available'>): string | undefined {
  const timeZone = browserTimeZone()
  if (!timeZone) return undefined
  // The Swedish locale formats dates as YYYY-MM-DD.
  const here = {
    date: new Date(startsAt).toLocaleDateString('sv', { timeZone }),
    time: formatTime(startsAt, timeZone),
  }
  return here.date === date && here.time === time ? undefined : `${formatDate(here.date)}, ${here.time}`
}
