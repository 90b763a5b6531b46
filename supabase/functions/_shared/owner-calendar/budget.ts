/** What one feed may cost. What still recurs behind its steps counts as busy; behind its deadline it is not read. */
export type Budget = {
  /** Occurrences that may still be worked out, and rules that may still be asked for them. */
  steps: number
  /** Milliseconds since 1970, on `clock`. */
  deadline: number
  clock(): number
}

export const stepsOfFeed = 200_000
/** A hosted function has two seconds of processor time for all feeds together. */
const timeOfFeed = 1_000

export const budgetOfFeed = (clock: () => number): Budget => ({
  steps: stepsOfFeed,
  deadline: clock() + timeOfFeed,
  clock,
})

/** A rule repeats too often to be followed, or the feed's steps are used up. */
export class TooManySteps extends Error {
  override name = 'TooManySteps'
}

/** The deadline is past: the machine is busy, or the feed is hostile. Another reading may go better. */
export class TooLate extends Error {
  override name = 'TooLate'
}
