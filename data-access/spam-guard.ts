/** What a form knows about how it was filled in. */
export interface FillingTrace {
  /** The value of the hidden field that no person sees. */
  readonly honeypot: string
  /** When the visitor first saw the form, in epoch milliseconds. */
  readonly openedAt: number
  /** Whether a stored draft was put back: then sending at once is what a person does. */
  readonly draftRestored?: boolean
}

const minimumMs = 2000

/** The simplest kind of bot fills every field, hidden ones too. It is told success, and nothing is sent. */
export function isFilledByBot(trace: FillingTrace): boolean {
  return trace.honeypot !== ''
}

/** Milliseconds to wait if a form was filled in faster than a person could. It is never dropped. */
export function tooFastBy(trace: FillingTrace, now: number): number {
  const elapsed = now - trace.openedAt
  // The clock was set back while the form was open; that says nothing about the visitor.
  return trace.draftRestored || elapsed < 0 ? 0 : Math.max(0, minimumMs - elapsed)
}

/** Delays a form that was too fast: a person using autofill does not notice, a bot sending thousands does. */
export async function personsPace(trace: FillingTrace, now: number = Date.now()): Promise<void> {
  const wait = tooFastBy(trace, now)
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
}
