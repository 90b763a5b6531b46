interface DatabaseError {
  code: string
  message: string
  detail?: string | null
  hint?: string | null
}

/** An error for which the REST layer sends exactly this status and body (like `RAISE SQLSTATE 'PGRST'`). */
export class AnsweredError extends Error {
  readonly code = 'PGRST'
  readonly detail: string

  constructor(status: number, { code, message, detail, hint }: DatabaseError) {
    super(JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }))
    this.detail = JSON.stringify({ status, headers: {} })
  }
}

/** Statuses by SQLSTATE and by SQLSTATE class, from https://docs.postgrest.org/en/v13/references/errors.html. */
const ofCodes: Statuses = [
  [400, 'P0001'],
  [404, '42883 42P01'],
  [405, '25006'],
  [409, '23503 23505'],
  [500, '42P17 53400'],
]
const ofClasses: Statuses = [
  [403, '0L 0P 28'],
  [500, '09 25 2D 38 39 3B 40 54 55 57 58 F0 HV P0 XX'],
  [503, '08 53'],
]
type Statuses = ReadonlyArray<readonly [status: number, sqlStates: string]>

const statusIn = (statuses: Statuses, sqlState: string) =>
  statuses.find(([, sqlStates]) => sqlStates.split(' ').includes(sqlState))?.[0]

/** The HTTP status that hosted PostgREST sends for an SQLSTATE. */
export function postgrestStatus(sqlState: string, anonymous: boolean): number {
  const own = /^PT([2-5]\d\d)$/.exec(sqlState)?.[1]
  if (own) return Number(own)
  if (sqlState === '42501') return anonymous ? 401 : 403
  return statusIn(ofCodes, sqlState) ?? statusIn(ofClasses, sqlState.slice(0, 2)) ?? 400
}

/** Converts a database error to hosted PostgREST's response; returns other errors unchanged. */
export function asAnsweredError(error: unknown, anonymous: boolean): unknown {
  if (isWrongType(error)) {
    return new AnsweredError(400, { code: '22P02', message: 'A value is not of the type of its column' })
  }
  if (!isDatabaseError(error)) return error
  return new AnsweredError(postgrestStatus(error.code, anonymous), error)
}

/** Whether a driver rejected an array or object in place of text: PGlite by message, postgres by code. */
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
