/** Milliseconds since 1970. */
export type Period = { from: number; until: number }

/**
 * Clips the periods to `window`, sorts them, and merges those that overlap or touch, or are less than `shortestGap`
 * (milliseconds) apart.
 */
export function mergePeriods(periods: Period[], window: Period, shortestGap = 0): Period[] {
  const merged: Period[] = []
  const clipped = periods
    .map(({ from, until }) => ({ from: Math.max(from, window.from), until: Math.min(until, window.until) }))
    .filter(({ from, until }) => until > from)
    .sort((a, b) => a.from - b.from)
  for (const period of clipped) {
    const last = merged.at(-1)
    if (last && (period.from <= last.until || period.from - last.until < shortestGap)) {
      last.until = Math.max(last.until, period.until)
    } else merged.push(period)
  }
  return merged
}
