/** Why a call to the server failed. */
export type DataErrorKind =
  /** The server rejected the values. */
  | 'invalid'
  /** Someone else booked the time first. */
  | 'time_taken'
  /** Too many submissions from this IP address or with this email address. */
  | 'rate_limited'
  /** The server requires more proof of work; `detail` contains the challenge. */
  | 'proof_required'
  /** The browser is offline, or the connection was also lost on the retry. */
  | 'offline'
  /** No response in time. The server may have done the work; a retry is safe. */
  | 'timeout'
  /** Status 200 with an unexpected body. The server may have done the work; a retry is safe. */
  | 'unclear'
  /** The server failed. */
  | 'server'

export interface DataError {
  readonly kind: DataErrorKind
  /** Tells the visitor what happened and what to do. */
  readonly message: string
  /** For the log: code, status and message from the server. Never shown to the visitor. */
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
    'We got no clear answer from our server, so your call may be booked already. Please check your email or try again: it will not be booked twice.',
  server:
    'Something went wrong on our side. Nothing you typed is lost: please try again or contact us directly.',
} as const satisfies Record<DataErrorKind, string>

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function fail(kind: DataErrorKind, detail?: string, message: string = messages[kind]): Result<never> {
  return { ok: false, error: detail === undefined ? { kind, message } : { kind, message, detail } }
}
