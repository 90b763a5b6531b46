/** A step takes at most about a microsecond: a hosted function has two seconds of CPU time for all calendars. */
export const maxSteps = 300_000

export class OutOfSteps extends Error {
  override name = 'OutOfSteps'
}

/** What reading may cost, in steps instead of time: a busy machine reads as much of a calendar as an idle one. */
export class Budget {
  left: number
  constructor(left: number = maxSteps) {
    this.left = left
  }

  /** @throws OutOfSteps */
  spend(steps = 1): void {
    this.left -= steps
    if (this.left < 0) throw new OutOfSteps()
  }
}
