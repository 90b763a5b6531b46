export class OutOfSteps extends Error {}

/** What reading may cost, in steps instead of time: a busy machine reads as much of a calendar as an idle one. */
export class Budget {
  /** A step takes at most about a microsecond: a hosted function has two seconds of CPU time for all calendars. */
  left = 300_000

  /** @throws OutOfSteps */
  spend(steps = 1): void {
    this.left -= steps
    if (this.left < 0) throw new OutOfSteps()
  }
}
