/** A step of a deploy. Idempotent: it is skipped if `check` finds nothing. */
export interface Step {
  readonly name: string
  /** Returns what is not up to date, without changing anything. */
  check(): Promise<string[]>
  /** Brings it up to date. Undefined if only a person can do that; `check` then says what to do. */
  apply?(): Promise<unknown>
  /** Runs on every deploy, even if `check` finds nothing. */
  readonly always?: boolean
  /** What to try if it fails. */
  readonly help: string
}
