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

/** Simple bots fill in every field, even hidden ones. The caller then reports success without sending anything. */
export function isFilledByBot(trace: FillingTrace): boolean {
  return trace.honeypot !== ''
}

/** How long to wait, in ms, if a form was filled in faster than a person could. It is sent in any case. */
export function remainingDelay(trace: FillingTrace, now: number): number {
  const elapsed = now - trace.openedAt
  // A negative time means that the clock was set back while the form was open.
  return trace.draftRestored || elapsed < 0 ? 0 : Math.max(0, minimumMs - elapsed)
}

/** Delays a form that was filled in too fast. A person using autofill does not notice, but it slows down bots. */
export async function waitIfTooFast(trace: FillingTrace, now: number = Date.now()): Promise<void> {
  const wait = remainingDelay(trace, now)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}
