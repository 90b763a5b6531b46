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

/**
 * Whether this was filled in by the simplest kind of bot: it fills every field, hidden ones too, or is
 * done within two seconds. Such a form is told success and sends nothing.
 */
export function looksLikeBot(trace: FillingTrace, now: number = Date.now()): boolean {
  if (trace.honeypot !== '') return true
  const elapsed = now - trace.openedAt
  // A clock that was set back while the form was open says nothing about the visitor.
  return !trace.draftRestored && elapsed >= 0 && elapsed < minimumMs
}
