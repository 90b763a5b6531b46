import { type DataErrorKind, fail, type Result } from './result.ts'

/** What PostgREST says about a request that failed; a status of 0 means that no answer came. */
interface ServerError {
  readonly status: number
  readonly code?: string | null | undefined
  readonly message?: string | null | undefined
  readonly details?: string | null | undefined
  readonly hint?: string | null | undefined
}

/**
 * The error of a database call as the interface understands it. `PT409` and its like are the codes that
 * the migrations raise; hosted PostgREST answers them with the status that they name.
 */
export function serverFailure(error: ServerError): Result<never> {
  if (error.code === 'PT428') return fail('proof_required', error.details ?? '')
  const detail = [error.status, error.code, error.message, error.details].filter(Boolean).join(' ')
  // A proxy's error page may be long; a log line should not be.
  // The booking function says in its hint what to choose instead. Hints on other fields mean a fault of
  // the page, and PostgreSQL's own are not written for visitors.
  const choosable = error.code === 'PT422' && (error.details === 'starts_at' || error.details === 'timezone')
  const advice = choosable && error.hint ? error.hint : undefined
  return fail(kindOf(error), detail.slice(0, 300), advice)
}

function kindOf({ status, code, message }: ServerError): DataErrorKind {
  if (status === 0) return 'offline'
  if (code === 'PT409' || message === 'time_taken' || code === '23P01') return 'time_taken'
  if (status === 429 || code === 'PT429') return 'rate_limited'
  // Classes 22 and 23 of SQL errors: a value, or a constraint.
  if (status === 422 || status === 413 || code === 'PT422' || /^2[23]/.test(code ?? '')) return 'invalid'
  return 'server'
}
