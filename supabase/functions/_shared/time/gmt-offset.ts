import { day, type WallTime } from './wall-time.ts'

/** A date and time as stored with a call: '2026-12-01' and '9:45 AM'. */
export function storedWallTime(date: string, time: string): WallTime {
  const [, hour = 0, minute = 0, half] = /^(\d+):(\d+) ([AP])M$/.exec(time) ?? []
  return (
    Date.parse(`${date}T00:00Z`) +
    ((Number(hour) % 12) * 60 + Number(minute)) * 60_000 +
    (half === 'P' ? day / 2 : 0)
  )
}

/**
 * The UTC offset that makes an instant this wall time: "GMT−6", "GMT+5:30", with a minus sign (U+2212) that does not
 * allow a line break before the number. Derived from the call rather than the zone, because each host has its own time
 * zone data.
 */
export function gmtOffset(wall: WallTime, instant: Date): string {
  const minutes = Math.round((wall - instant.getTime()) / 60_000)
  const [hours, past] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'GMT'
  return `GMT${minutes < 0 ? '\u2212' : '+'}${hours}${past ? `:${String(past).padStart(2, '0')}` : ''}`
}
