/** How a form was filled in. */
export interface FillingTrace {
  /** The value of a hidden field that only bots fill in. */
  readonly honeypot: string
  /** When the form was first shown, in epoch milliseconds. */
  readonly openedAt: number
  /** Whether a stored draft was restored. A person may then submit immediately. */
  readonly draftRestored?: boolean
}

const minimumMs = 2000

/**
 * Delays a form that was filled in too fast; it is sent in any case. A person using autofill does not notice, but it slows
 * down bots.
 */
export async function waitIfTooFast({ openedAt, draftRestored }: FillingTrace): Promise<void> {
  const elapsed = Date.now() - openedAt
  // A negative time means that the clock was set back while the form was open.
  const wait = draftRestored || elapsed < 0 ? 0 : minimumMs - elapsed
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}
