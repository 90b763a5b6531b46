import { Temporal } from 'temporal-polyfill'
import type { TeamHours } from '../../../content/model/booking-rules.ts'

type Wall = { day: string; weekday: number; minute: number }

const minuteMs = 60_000
const step = 15
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

const walls = new Map<string, Map<number, Wall>>()

function wallOf(instant: number, timeZone: string): Wall {
  const ofZone = walls.get(timeZone) ?? new Map<number, Wall>()
  walls.set(timeZone, ofZone)
  const known = ofZone.get(instant)
  if (known) return known
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  const wall = { day: at.toPlainDate().toString(), weekday: at.dayOfWeek, minute: at.hour * 60 + at.minute }
  ofZone.set(instant, wall)
  return wall
}

/**
 * What can be booked, found another way than the database finds it: every quarter of an hour is looked at on its own,
 * on the clocks of the visitor and of the team. All hours of the examples begin and end on a quarter.
 */
export function expectedStarts({
  now,
  timeZone,
  team,
  calls,
  lengthMinutes,
}: {
  now: Date
  timeZone: string
  team: TeamHours
  /** The starts of calls that stand. */
  calls: readonly string[]
  lengthMinutes: number
}): string[] {
  const today = wallOf(Math.floor(now.getTime() / minuteMs) * minuteMs, timeZone).day
  const last = Temporal.PlainDate.from(today).add({ days: 14 }).toString()
  const places = new Map<string, number>()
  const starts = calls.map((call) => Date.parse(call))
  for (const start of starts) {
    const { day } = wallOf(start, team.timeZone)
    places.set(day, (places.get(day) ?? 0) + 1)
  }
  const works = (instant: number) => {
    const { day, weekday, minute } = wallOf(instant, team.timeZone)
    if (team.perDay !== undefined && (places.get(day) ?? 0) >= team.perDay) return false
    if (team.daysOff?.some((off) => day >= off.from && day <= (off.until ?? off.from))) return false
    return team.hours.some(
      ({ days, from, until }) =>
        days.includes(weekday) && minute >= minutesOf(from) && minute < minutesOf(until),
    )
  }
  const { before = 0, after = 0 } = team.buffer ?? {}
  const length = lengthMinutes * minuteMs
  const found: string[] = []
  const seen = new Set<string>()
  const first = Math.ceil(now.getTime() / (step * minuteMs)) * step * minuteMs
  for (let start = first; start < first + 16 * 24 * 60 * minuteMs; start += step * minuteMs) {
    const wall = wallOf(start, timeZone)
    if (wall.day <= today || wall.day > last || wall.weekday > 5) continue
    if (wall.minute < 540 || wall.minute >= 1020 || (wall.minute % 60 !== 0 && wall.minute % 60 !== 45))
      continue
    // A time that clocks show twice means the first.
    const shown = `${wall.day} ${wall.minute}`
    if (seen.has(shown)) continue
    seen.add(shown)
    if (start < now.getTime() + (team.noticeHours ?? 0) * 60 * minuteMs) continue
    const quarters = Array.from({ length: lengthMinutes / step }, (_, i) => start + i * step * minuteMs)
    if (!quarters.every(works)) continue
    // Both calls want their room.
    const room = Math.max(before, after) * minuteMs
    if (starts.every((other) => start >= other + length + room || other >= start + length + room))
      found.push(new Date(start).toISOString())
  }
  return found
}
