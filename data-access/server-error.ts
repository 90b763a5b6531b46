import { type DataErrorKind, fail, type Result } from './result.ts'

/** A failed PostgREST request. Status 0 means that there was no response. */
interface ServerError {
  readonly status: number
  readonly code?: string | null | undefined
  readonly message?: string | null | undefined
  readonly details?: string | null | undefined
  readonly hint?: string | null | undefined
}

/**
 * Maps the error of a database call to a DataError. The migrations raise codes such as `PT409`, which hosted PostgREST
 * turns into the HTTP status 409.
 */
export function serverFailure(error: ServerError): Result<never> {
  if (error.code === 'PT428') return fail('proof_required', error.details ?? '')
  const detail = [error.status, error.code, error.message, error.details].filter(Boolean).join(' ')
  // The booking function's hint tells the visitor what to choose instead. A hint on any other field means a bug in the
  // page, and PostgreSQL's own hints are not written for visitors.
  const choosable = error.code === 'PT422' && (error.details === 'starts_at' || error.details === 'timezone')
  const advice = choosable && error.hint ? error.hint : undefined
  // Truncated, because a proxy may respond with a whole error page.
  return fail(kindOf(error), detail.slice(0, 300), advice)
}

function kindOf({ status, code, message }: ServerError): DataErrorKind {
  if (status === 0) return 'offline'
  if (code === 'PT409' || message === 'time_taken' || code === '23P01') return 'time_taken'
  if (message === 'too_many_calls') return 'too_many_calls'
  if (status === 429 || code === 'PT429') return 'rate_limited'
  // SQLSTATE class 22 is a data exception, class 23 a constraint violation.
  if (status === 422 || status === 413 || code === 'PT422' || /^2[23]/.test(code ?? '')) return 'invalid'
  return 'server'
}
