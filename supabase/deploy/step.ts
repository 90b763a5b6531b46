/** One part of a deploy. It can be repeated: it changes nothing where `look` finds nothing. */
export interface Step {
  readonly name: string
  /** Changes nothing. Says what is not as it should be; nothing if all is well. */
  look(): Promise<string[]>
  /** Makes it so. Missing where only a person can: `look` then says what to do. */
  make?(): Promise<unknown>
  /** Runs on every deploy, whatever `look` says. */
  readonly always?: boolean
  /** What to try when it fails. */
  readonly help: string
}
