/*
 * The server's clock decides what can be booked, and a visitor's clock may be off by a day. The Date header of
 * responses corrects it.
 */

/** In ms. Smaller differences are ignored: they come from latency and the header's resolution of 1 s. */
const minDifference = 120_000

/** How far the server's clock is ahead of the browser's, in ms. */
let ahead = 0

/** @param date the `Date` header of a response; `null` if CORS hides it */
export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const difference = Date.parse(date ?? '') - now
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < minDifference ? 0 : difference
}

/** The current time according to the server's clock, or to the browser's before the first response. */
export const serverNow = (now: number = Date.now()): Date => new Date(now + ahead)
