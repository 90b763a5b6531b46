/** The latest day that it is anywhere on earth (UTC+14), so that no editor is ahead of it. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}
