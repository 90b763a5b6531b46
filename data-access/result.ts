/** Why a call to the server did not succeed. */
export type DataErrorKind =
  /** The server does not accept the values. */
  | 'invalid'
  /** Somebody else booked the time first. */
  | 'time_taken'
  /** Too many submissions from this address or for this e-mail. */
  | 'rate_limited'
  /** The server wants more proof of work; `detail` holds the challenge. */
  | 'proof_required'
  /** The browser is offline, or the connection was lost, also on the second try. */
  | 'offline'
  /** No answer in time. Whether the server did the work is not known; repeating is safe. */
  | 'timeout'
  /** The server reported success with a body that says nothing of it. The work may be done; repeating is safe. */
  | 'unclear'
  /** The server failed. */
  | 'server'

export interface DataError {
  readonly kind: DataErrorKind
  /** For the visitor: says what happened and what to do. */
  readonly message: string
  /** For the log: code, status and text of the server. Never shown. */
  readonly detail?: string
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: DataError }

const messages = {
  invalid: 'Something in the form was not accepted. Please check your entries and try again.',
  time_taken: 'Someone booked this time a moment ago. Please choose another time.',
  rate_limited:
    'We received many requests from you in a short time. Please try again in an hour or contact us directly.',
  proof_required:
    'Our server is very busy. Nothing you typed is lost: please try again in a moment or contact us directly.',
  offline:
    'We could not reach our server. Nothing you typed is lost: please check your connection and try again.',
  timeout: 'Our server took too long to answer. Nothing you typed is lost: please try again.',
  unclear:
    'The answer of our server was not clear, so your call may be booked already. Please check your email or try again: it will not be booked twice.',
  server:
    'Something went wrong on our side. Nothing you typed is lost: please try again or contact us directly.',
} as const satisfies Record<DataErrorKind, string>

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function fail(kind: DataErrorKind, detail?: string, message: string = messages[kind]): Result<never> {
  return { ok: false, error: detail === undefined ? { kind, message } : { kind, message, detail } }
}
