import { formatTime } from '../../data-access/time-slots/format.ts'

/** An instant as date and time in a zone. */
export function inZone(startsAt: string, timeZone: string): { date: string; time: string } {
  const date = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return { date: date.format(new Date(startsAt)), time: formatTime(startsAt, timeZone) }
}
