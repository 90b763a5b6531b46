import { refusals } from '../content/refusals.ts'

/** Why a call to the server failed. */
export type DataErrorKind = keyof typeof refusals

export interface DataError {
  readonly kind: DataErrorKind
  /** Tells the visitor what happened and what to do. */
  readonly message: string
  /** For the log: code, status and message from the server. Never shown. With `proof_required`, the challenge. */
  readonly detail?: string
}

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: DataError }

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function fail(kind: DataErrorKind, detail?: string): Result<never> {
  const error = { kind, message: refusals[kind] }
  return { ok: false, error: detail === undefined ? error : { ...error, detail } }
}
