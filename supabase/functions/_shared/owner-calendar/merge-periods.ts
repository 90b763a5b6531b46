/** Milliseconds since 1970. */
export type Period = { from: number; until: number }
/** With what blocks the time: "Repeated event from Sep 1, 2026, 9:00 AM". Never a title. */
export type BusyPeriod = Period & { entry: string }

/**
 * Clips the periods to `window`, sorts them, and merges those that overlap or touch, or are less than `shortestGap`
 * (milliseconds) apart.
 */
export function mergePeriods(periods: BusyPeriod[], window: Period, shortestGap = 0): BusyPeriod[] {
  const merged: BusyPeriod[] = []
  const clipped = periods
    .map((each) => ({
      from: Math.max(each.from, window.from),
      until: Math.min(each.until, window.until),
      entry: each.entry,
    }))
    .filter(({ from, until }) => until > from)
    .sort((a, b) => a.from - b.from)
  for (const period of clipped) {
    const last = merged.at(-1)
    if (last && (period.from <= last.until || period.from - last.until < shortestGap)) {
      last.until = Math.max(last.until, period.until)
      if (last.entry.length < 100 && !last.entry.includes(period.entry)) last.entry += `; ${period.entry}`
    } else merged.push(period)
  }
  return merged
}
