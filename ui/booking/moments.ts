import { browserTimeZone } from '../../data-access/attribution.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import { dayText, shortZone, timeOfDay, zoneLabel } from '../../supabase/functions/_shared/time/time-text.ts'

/* How the page writes the time of a call: in the call's zone, and in the browser's. */

/** 'Tuesday, December 1, 2026, 9:45 AM'. The Swedish locale formats dates as YYYY-MM-DD. */
export const formatMoment = (instant: string, timeZone: string): string =>
  `${dayText(new Date(instant).toLocaleDateString('sv', { timeZone }))}, ${timeOfDay(instant, timeZone)}`

/** 'Tuesday, December 1, 2026, 9:45 AM, Eastern Time'. */
export const momentInZone = ({ date, time }: Pick<TimeSlot, 'date' | 'time'>, timeZone: string): string =>
  `${dayText(date)}, ${time}, ${zoneLabel(timeZone)}`

/** 'Tue, Dec 1, 9:45 AM Eastern', for a heading. */
export const shortMoment = ({ date, time }: Pick<TimeSlot, 'date' | 'time'>, timeZone: string): string =>
  `${dayText(date, 'short').replace(/ (?=\d)/, '\u00a0')}, ${time.replace(' ', '\u00a0')} ${shortZone(zoneLabel(timeZone))}`

/** The date and time in the browser's zone, or '' if they are the same as in the call's zone. */
export function inYourTime({ startsAt, date, time }: TimeSlot): string {
  const timeZone = browserTimeZone()
  const here = timeZone && formatMoment(startsAt, timeZone)
  return here === `${dayText(date)}, ${time}` ? '' : here
}

/** For the team: a person's time, with the team's own in parentheses: "9:45 AM (Wed 6:45 PM)" if it is another day. */
export function bothTimes({ date, time, startsAt }: TimeSlot): string {
  const timeZone = browserTimeZone()
  if (!timeZone) return time
  const weekday = new Date(startsAt).toLocaleDateString('en-US', { timeZone, weekday: 'short' })
  const isSameDay = dayText(date, 'short').startsWith(weekday)
  const ours = `${isSameDay ? '' : `${weekday} `}${timeOfDay(startsAt, timeZone)}`
  return (ours === time ? time : `${time} (${ours})`).replaceAll(/ (?=[AP]M)/g, '\u00a0')
}
