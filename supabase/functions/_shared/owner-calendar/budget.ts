/** A step takes at most about a microsecond: a hosted function has two seconds of CPU time for all calendars. */
export const maxSteps = 500_000

export class OutOfSteps extends Error {
  override name = 'OutOfSteps'
}

/** What one calendar may cost, in steps instead of time: a busy machine reads as much of it as an idle one. */
export class Budget {
  left = maxSteps
  /** How often the runtime may still answer that it does not know a zone. */
  zoneQuestions = 20

  /** @throws OutOfSteps */
  spend(steps = 1): void {
    if (steps > this.left) throw new OutOfSteps()
    this.left -= steps
  }
}
