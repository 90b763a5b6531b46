/*
 * A visitor's clock may be wrong by a day; what can be booked is a matter of the server's. Its answers say in their head
 * when they were given.
 */

/** Less is the answer's way and the whole seconds of its head, in ms. */
const leastDifference = 120_000

/** How much later it is at the server than this machine says, in ms. */
let ahead = 0

/** @param date the head `Date` of an answer; `null` where the server does not show it to pages */
export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const difference = Date.parse(date ?? '') - now
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < leastDifference ? 0 : difference
}

/** The present by the server's clock, as far as it is known. */
export const serverNow = (now: number = Date.now()): Date => new Date(now + ahead)
