import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import type { TakenTime } from './time-slots/time-slot.ts'
import { withRetry } from './with-retry.ts'

const emptyRow = { starts_at: '', ends_at: '' }

/**
 * The periods between two instants that cannot be booked: taken, outside the team's hours, or on a day off (`away`).
 * The server returns no other details about them.
 *
 * @param window at most 31 days: `bookingWindow(now, rules)`
 */
export function takenTimes(
  client: BackendClient,
  window: { readonly from: string; readonly until: string },
): Promise<Result<TakenTime[]>> {
  return withRetry(async (signal) => {
    const { data, error, status } = await client
      .rpc('taken_times', { from_instant: window.from, until_instant: window.until })
      .abortSignal(signal)
    if (error) return serverFailure({ ...error, status })
    const rows: unknown = data
    if (!Array.isArray(rows) || !rows.every((row) => isLike(row, emptyRow)))
      return fail('server', `${status}: not a list of times`)
    const times = rows.map((row) => ({
      startsAt: isoInstant(row.starts_at),
      endsAt: isoInstant(row.ends_at),
      ...((row as { away?: unknown }).away === true && { away: true as const }),
    }))
    return times.every(isComplete) ? succeed(times) : fail('server', 'a malformed time')
  })
}

function isoInstant(text: string): string | undefined {
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}

function isComplete(time: { startsAt: string | undefined; endsAt: string | undefined }): time is TakenTime {
  return time.startsAt !== undefined && time.endsAt !== undefined
}
