import { refusals } from '../content/refusals.ts'
import type { Database } from '../supabase/functions/_shared/database/database.types.ts'
import type { BackendClient } from './backend.ts'
import { isLike } from './is-like.ts'

/** Why a call to the server failed. */
export type DataErrorKind = keyof typeof refusals

export interface DataError {
  readonly kind: DataErrorKind
  /** Tells the visitor what happened and what to do. */
  readonly message: string
  /** For the log: code, status and message from the server. Never shown. With `proof_required`, the challenge. */
  readonly detail?: string
}

interface Failure {
  readonly ok: false
  readonly error: DataError
}

export type Result<Value> = { readonly ok: true; readonly value: Value } | Failure

export function succeed<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

export function fail(kind: DataErrorKind, detail?: string): Failure {
  const error = { kind, message: refusals[kind] }
  return { ok: false, error: detail === undefined ? error : { ...error, detail } }
}

/** What PostgREST responds with if a request fails. */
export interface DatabaseError {
  readonly code?: string | null
  readonly message: string
  readonly details?: string | null
}

interface Question<Value> {
  /** Builds the request of one attempt. */
  send: (
    signal: AbortSignal,
  ) => PromiseLike<{ data: unknown; error: DatabaseError | null; status: number }> & {
    setHeader(name: string, value: string): unknown
  }
  headers?: Readonly<Record<string, string>>
  /** Undefined if the data, which is null after an error, is not what was asked for. */
  read: (data: unknown, error: DatabaseError | null) => Value | undefined
  /** The kind of error if the status is 200 but the data is wrong, such as a static host's page. */
  unexpected?: DataErrorKind
}

/** Sends an idempotent request to the database, with one retry. */
export function askDatabase<Value>(question: Question<Value>): Promise<Result<Value>> {
  const { send, headers = {}, read, unexpected = 'server' } = question
  return withRetry(async (signal) => {
    const request = send(signal)
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    const { data, error, status } = await request
    const value = read(data, error)
    if (value !== undefined) return succeed(value)
    if (error && status !== 200) return failure(error, status)
    return fail(status === 200 ? unexpected : 'server', `${status}: an unexpected answer`)
  })
}

type Functions = Database['api']['Functions']

/** Calls an idempotent database function, with one retry. */
export const callDatabase = <Name extends keyof Functions, Value>(
  client: BackendClient,
  name: Name,
  args: Functions[Name]['Args'],
  read: Question<Value>['read'],
  more?: Pick<Question<Value>, 'headers' | 'unexpected'>,
): Promise<Result<Value>> =>
  askDatabase({ send: (signal) => client.rpc(name, args).abortSignal(signal), read, ...more })

/** A list whose entries all are what they should be. */
export function listOf<Value>(
  data: unknown,
  read: (each: unknown) => Value | undefined,
): Value[] | undefined {
  const list = Array.isArray(data) ? data.map(read) : [undefined]
  return list.every((each) => each !== undefined) ? list : undefined
}

function failure({ code, message, details }: DatabaseError, status: number): Result<never> {
  const kind = kindOf(code ?? '', message, details ?? '', status)
  if (kind === 'proof_required') return fail(kind, details ?? '')
  const detail = [status, code, message, details].filter(Boolean).join(' ')
  // Truncated, because a proxy may respond with a whole error page.
  return fail(kind, detail.slice(0, 300))
}

/** The kinds of what is wrong with a field, by its column. */
const ofField = new Map<string, DataErrorKind>([
  ['starts_at', 'time_past'],
  ['timezone', 'unknown_zone'],
  ['booking_id', 'id_used'],
])

/** Status 0 means that there was no response. PostgREST turns a code such as `PT409` into the status 409. */
function kindOf(code: string, message: string, field: string, status: number): DataErrorKind {
  if (status === 0) return 'offline'
  // Raised by this name.
  if (Object.hasOwn(refusals, message)) return message as DataErrorKind
  if (status === 429) return 'rate_limited'
  // SQLSTATE class 22 is a data exception, class 23 a constraint violation.
  const isInvalid = status === 422 || status === 413 || /^2[23]/.test(code)
  return isInvalid ? (code === 'PT422' && ofField.get(field)) || 'invalid' : 'server'
}

/** For one attempt, in ms. */
const timeoutMs = 15_000
/** Pause before the retry, in ms. A phone that changes networks needs a moment. */
const pauseMs = 400

/**
 * Runs an attempt with a time limit, and retries once if the connection was lost or the answer was unclear. Only for
 * idempotent calls, since the server may have done the work.
 *
 * Never rejects. Does not retry after a timeout, because the visitor has waited long enough and should decide.
 *
 * @param attempt returns an error of kind 'offline' if the connection was lost
 */
export async function withRetry<Value>(
  attempt: (signal: AbortSignal) => PromiseLike<Result<Value>>,
): Promise<Result<Value>> {
  if (!browserIsOnline()) return fail('offline', 'navigator.onLine is false')
  const first = await withTimeout(attempt)
  if (first.ok || !retryable.has(first.error.kind)) return first
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return browserIsOnline() ? withTimeout(attempt) : first
}

const retryable = new Set<DataErrorKind>(['offline', 'unclear'])

async function withTimeout<Value>(
  attempt: (signal: AbortSignal) => PromiseLike<Result<Value>>,
): Promise<Result<Value>> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // Aborting is not enough: a service worker or an extension may keep an aborted fetch pending.
  const timedOut = new Promise<Result<never>>((resolve) => {
    timer = setTimeout(() => {
      resolve(fail('timeout', `no answer within ${timeoutMs} ms`))
      controller.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([timedOut, attempt(controller.signal)])
  } catch (error) {
    return fail('server', String(error))
  } finally {
    clearTimeout(timer)
  }
}

function browserIsOnline(): boolean {
  // Node and old browsers have no `navigator.onLine`, so only false means offline.
  return globalThis.navigator?.onLine !== false
}

type Notification =
  | { type: 'new_lead'; lead: { id: string } }
  | { type: 'audit_request'; auditRequest: { id: string } }
  | { type: 'booking_confirmation'; lead: { booking_id: string } }

/**
 * Asks the server to send the mails of an event now instead of with the next sweep of the outbox. Idempotent: the
 * function reads only the id and sends each mail once.
 *
 * @returns whether they are sent; if not, the sweep sends them. `address_refused`: the person's mail server refuses theirs.
 */
export function notify(client: BackendClient, notification: Notification): Promise<Result<'sent' | 'later'>> {
  const name =
    notification.type === 'booking_confirmation' ? 'send-booking-notifications' : 'send-lead-notifications'
  return withRetry(async (signal) => {
    const { data, error } = await client.functions.invoke(name, { body: notification, signal })
    // Its context is the response, or why there is none.
    if (error?.name === 'FunctionsFetchError') return fail('offline', String(error.context))
    const status = error?.context?.status
    if (error) return fail(status === 422 ? 'address_refused' : 'server', `${name} answered ${status}`)
    // A host without functions may respond to every path with a page and status 200.
    return isLike(data, { ok: true }) && data.ok
      ? succeed('later' in data ? 'later' : 'sent')
      : fail('server', `${name} sent an unexpected response`)
  })
}
