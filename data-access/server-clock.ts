/*
 * A visitor's clock may be off by a day, but the server's decides what can be booked. Its responses carry a Date header.
 */

/** Smaller differences, in ms, are latency and the header's whole seconds. */
const leastDifference = 120_000

/** How far the server's clock is ahead of this machine's, in ms. */
let ahead = 0

/** @param date the `Date` header of a response; `null` if CORS hides it */
export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const difference = Date.parse(date ?? '') - now
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < leastDifference ? 0 : difference
}

/** The current time by the server's clock, if known. */
export const serverNow = (now: number = Date.now()): Date => new Date(now + ahead)
