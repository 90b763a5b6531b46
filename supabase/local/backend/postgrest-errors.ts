interface DatabaseError {
  code: string
  message: string
  detail?: string | null
  hint?: string | null
}

/** An error that the REST layer answers with exactly this status and body (its `RAISE SQLSTATE 'PGRST'`). */
export class AnsweredError extends Error {
  readonly code = 'PGRST'
  readonly detail: string

  constructor(status: number, { code, message, detail, hint }: DatabaseError) {
    super(JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }))
    this.detail = JSON.stringify({ status, headers: {} })
  }
}

/** Statuses of https://docs.postgrest.org/en/v13/references/errors.html, longest match first. */
const statuses: ReadonlyArray<readonly [prefix: string, status: number]> = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['42883', 404],
  ['42P01', 404],
  ['42P17', 500],
  ['53400', 500],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
]

/** The status that hosted PostgREST gives to an SQLSTATE. */
export function postgrestStatus(sqlState: string, anonymous: boolean): number {
  const own = /^PT([2-5]\d\d)$/.exec(sqlState)?.[1]
  if (own) return Number(own)
  if (sqlState === '42501') return anonymous ? 401 : 403
  return statuses.find(([prefix]) => sqlState.startsWith(prefix))?.[1] ?? 400
}

/** Turns what the database raised into what hosted PostgREST would answer; leaves everything else alone. */
export function asAnsweredError(error: unknown, anonymous: boolean): unknown {
  if (isWrongType(error)) {
    return new AnsweredError(400, { code: '22P02', message: 'A value is not of the type of its column' })
  }
  if (!isDatabaseError(error)) return error
  return new AnsweredError(postgrestStatus(error.code, anonymous), error)
}

/** What the drivers say of a list or an object where a text is wanted: PGlite's in words, the other's by code. */
function isWrongType(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    /^Invalid input for \w+ type/.test(error.message) ||
    ('code' in error && error.code === 'ERR_INVALID_ARG_TYPE')
  )
}

function isDatabaseError(error: unknown): error is DatabaseError {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && code !== 'PGRST'
}
