import { formatTime } from '../../data-access/time-slots/format.ts'

/** An instant as 'YYYY-MM-DD', which is how Sweden writes dates, and time in a zone. */
export function inZone(startsAt: string, timeZone: string): { date: string; time: string } {
  return {
    date: new Date(startsAt).toLocaleDateString('sv', { timeZone }),
    time: formatTime(startsAt, timeZone),
  }
}
