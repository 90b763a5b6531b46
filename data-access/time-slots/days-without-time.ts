import type { TeamHours } from '../../content/model/booking-rules.ts'
import { isoDay, isoWeekday, openDays } from '../../supabase/functions/_shared/time/open-days.ts'
import { toWall } from '../../supabase/functions/_shared/time/time-zone.ts'
import { formatDate } from './format.ts'
import type { TimeSlot } from './time-slot.ts'
import { instantAt, instantOf, type TimeSlotsInput, zoneOf } from './time-slots.ts'

/** An open day on which no call can be booked. */
export interface DayWithoutTime {
  readonly date: string
  /** Whether the team has a day off. Otherwise its hours are taken or do not overlap with the offered ones. */
  readonly away: boolean
}

/** The open days for which `timeSlots` returned no slot, with the reason. Omits weekdays on which the team never works. */
export function daysWithoutTime(
  { now, timeZone, taken, rules }: TimeSlotsInput,
  slots: readonly TimeSlot[],
  team: TeamHours | null = null,
): DayWithoutTime[] {
  const offered = new Set(slots.map(({ date }) => date))
  const off = taken.filter(({ away }) => away)
  const works = (instant: number) => {
    const weekday = team && isoWeekday(toWall(instant, zoneOf(team.timeZone)))
    return !weekday || team.hours.some(({ days }) => days.includes(weekday))
  }
  const found: DayWithoutTime[] = []
  const zone = zoneOf(timeZone)
  for (const midnight of openDays(instantOf(now), zone, rules)) {
    const date = isoDay(midnight)
    if (offered.has(date)) continue
    const from = instantAt(midnight + rules.firstHour * 3_600_000, zone) ?? Number.NaN
    const until = from + (rules.endHour - rules.firstHour) * 3_600_000
    if (!works(from) && !works(until - 1)) continue
    const away = off.some(({ startsAt, endsAt }) => instantOf(startsAt) < until && from < instantOf(endsAt))
    found.push({ date, away })
  }
  return found
}

const listed = new Intl.ListFormat('en-US')

/** Tells the visitor which days before `until` (the last offered date) have no time; empty if there are none. */
export function missingDays(days: readonly DayWithoutTime[], until: string): string {
  const sentence = (start: string, isAway: boolean) => {
    const dates = days.filter(({ date, away }) => date < until && away === isAway)
    const named = listed.format(dates.map(({ date }) => formatDate(date, 'short')))
    // If the team's hours hardly overlap with the offered ones, the list would contain most days.
    return named && `${start} ${dates[5] ? 'the other days' : named}. `
  }
  return sentence('Our team is away on', true) + sentence('Nothing’s left on', false)
}
