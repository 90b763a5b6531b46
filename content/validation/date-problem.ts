/** What is wrong with a day written YYYY-MM-DD. */
export function dateProblem(day: string | undefined, today: string): string | undefined {
  if (day === undefined) return
  const read = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== day) {
    return `is “${day}”, which is no day; write YYYY-MM-DD`
  }
  return day > today ? `is “${day}”, which has not come yet; write the day of the change` : undefined
}

/** The latest day that it is anywhere on earth (UTC+14), so that no editor is ahead of it. */
export function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
}
