/** Limits for reading one feed. Out of steps, a recurring event counts as busy; past the deadline, reading fails. */
export type Budget = {
  /** Remaining steps: each expansion of a rule costs one, and each occurrence costs one. */
  steps: number
  /** Milliseconds since 1970, on `clock`. */
  deadline: number
  clock(): number
}

export const maxSteps = 200_000
/** A hosted function has two seconds of CPU time for all feeds together. */
const maxMilliseconds = 1_000

export const feedBudget = (clock: () => number): Budget => ({
  steps: maxSteps,
  deadline: clock() + maxMilliseconds,
  clock,
})

/** A rule repeats too often to expand, or the feed's steps are used up. */
export class TooManySteps extends Error {
  override name = 'TooManySteps'
}

/** The deadline has passed: the machine is busy, or the feed is hostile. A later attempt may succeed. */
export class TooLate extends Error {
  override name = 'TooLate'
}
