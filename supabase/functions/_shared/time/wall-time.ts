/** A date and time without a zone, stored as the milliseconds since 1970 of the same date and time in UTC. */
export type WallTime = number

export const day = 86_400_000

/** `YYYYMMDD`, with or without `THHMM[SS]` and `Z`. ISO dashes and colons are allowed. */
const shape = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)?(Z)?)?$/i

export type ReadTime = { wall: WallTime; isDate: boolean; isUtc: boolean }

/** Parses a DATE or DATE-TIME value; undefined if it is not a valid date and time. */
export function readTime(value: string): ReadTime | undefined {
  const found = shape.exec(value.trim())
  if (!found) return undefined
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  // Some calendars write the end of a day as 24:00.
  if ((hour > 23 && hour * 60 + minute > 1_440) || minute > 59 || second > 60) return undefined
  const midnight = Date.UTC(year, month - 1, date)
  const read = new Date(midnight)
  // Date.UTC turns April 31 into May 1, and years below 100 into 19xx.
  if (read.getUTCFullYear() !== year || read.getUTCMonth() !== month - 1 || read.getUTCDate() !== date) {
    return undefined
  }
  return {
    // Leap seconds are read as second 59.
    wall: midnight + ((hour * 60 + minute) * 60 + Math.min(second, 59)) * 1_000,
    isDate: found[4] === undefined,
    isUtc: found[7] !== undefined,
  }
}

/** Midnight at the beginning of the wall time's day. */
export const startOfDay = (wall: WallTime): WallTime => Math.floor(wall / day) * day

/** The wall time itself if it is midnight, otherwise the next midnight. */
export const endOfDay = (wall: WallTime): WallTime => Math.ceil(wall / day) * day
