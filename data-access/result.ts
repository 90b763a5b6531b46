/** Why a call to the server failed. */
export type DataErrorKind =
  | 'invalid'
  /** Someone else booked the time first. */
  | 'time_taken'
  /** The time has passed, or is not offered anymore. */
  | 'time_past'
  /** The call was changed too often. */
  | 'rate_limited'
  /** The visitor's network, or the site, has its calls for now; the visitor can send a call request instead. */
  | 'too_many_calls'
  /** Raised about one call, with a hint for the visitor. */
  | 'no_such_call'
  | 'no_such_request'
  | 'call_booked'
  | 'call_changed'
  | 'call_over'
  | 'call_canceled'
  /** The server requires more proof of work; `detail` contains the challenge. */
  | 'proof_required'
  /** The browser is offline, or the connection was also lost on the retry. */
  | 'offline'
  /** No response in time. The server may have done the work; a retry is safe. */
  | 'timeout'
  /** Status 200 with an unexpected body. The server may have done the work; a retry is safe. */
  | 'unclear'
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

const sorry =
  'Something went wrong on our side. Nothing you typed is lost: please try again or contact us directly.'
const messages: { readonly [Kind in DataErrorKind]?: string } = {
  invalid: 'Something in the form isn’t right. Check what you typed and try again.',
  time_taken: 'Someone just booked this time. Please choose another one.',
  time_past: 'This time can’t be booked anymore. Please choose another one.',
  rate_limited: 'That’s a lot of requests. Please try again in an hour or contact us directly.',
  too_many_calls:
    'We can’t book more calls online right now. Nothing you typed is lost: request a call, and we’ll find a time.',
  proof_required:
    'Our server is very busy. Nothing you typed is lost: please try again in a moment or contact us directly.',
  offline:
    'We couldn’t reach our server. Nothing you typed is lost: please check your connection and try again.',
  timeout: 'Our server took too long to answer. Nothing you typed is lost: please try again.',
  unclear:
    'We didn’t get a clear answer from our server, so your call may be booked already. Check your email or try again: it won’t be booked twice.',
}

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function fail(kind: DataErrorKind, detail?: string, message = messages[kind] ?? sorry): Result<never> {
  return { ok: false, error: detail === undefined ? { kind, message } : { kind, message, detail } }
}
