import type { BookingRequest } from '../supabase/functions/_shared/contracts/booking-request.ts'
import type { Booking } from './book-strategy-call.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { withProof } from './proof/proofs.ts'
import { type DataError, fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import { withRetry } from './with-retry.ts'

const holders = ['person', 'team'] as const
export type Outcome = 'done' | 'no_show'
const states = ['booked', 'canceled', 'over'] as const

const emptyCall = {
  holder: '',
  state: '',
  booking_id: '',
  sequence: 0,
  starts_at: '',
  booking_date: '',
  booking_time: '',
  timezone: '',
  first_name: '',
  last_name: '',
  email: '',
}

type CallAnswer = typeof emptyCall & {
  holder: (typeof holders)[number]
  state: (typeof states)[number]
  /** Null if the call was canceled. */
  meeting_link: string | null
  asked?: boolean
  note?: string | null
  phone?: string
  organization?: string | null
  outcome?: Outcome | null
  outcome_note?: string | null
}

function isCallAnswer(data: unknown): data is CallAnswer {
  if (!isLike(data, emptyCall)) return false
  const { meeting_link } = data as { meeting_link?: unknown }
  return (
    holders.some((holder) => holder === data.holder) &&
    states.some((state) => state === data.state) &&
    Number.isInteger(data.sequence) &&
    (meeting_link === null || typeof meeting_link === 'string') &&
    !Number.isNaN(Date.parse(data.starts_at))
  )
}

/** What anyone with a call's secret link can see. */
export interface Call extends Booking {
  readonly holder: (typeof holders)[number]
  readonly state: (typeof states)[number]
  /** How often the call has been changed. Sent with each change to detect conflicts. */
  readonly sequence: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Whether the team asked for another time. The call remains booked until the person chooses one. */
  readonly asked: boolean
  /** The team's note to that request. */
  readonly note: string
  /** The following are for the team only. */
  readonly phone: string
  readonly organization: string
  /** How the call went, as the team said, with its note. */
  readonly outcome: Outcome | undefined
  readonly outcomeNote: string
}

/** Why a call could not be shown or changed. */
export type CallProblem = DataError & {
  readonly reason?: 'no_such_call' | 'call_changed' | 'call_over' | undefined
}
export type CallResult = { ok: true; value: Call } | { ok: false; error: CallProblem }

type Answer = {
  data: unknown
  error: { code?: string; message?: string; details?: string; hint?: string } | null
  status: number
}

export const readCall = (client: BackendClient, secret: string): Promise<CallResult> =>
  request((signal) => client.rpc('call_of', { secret }).abortSignal(signal))

/** A change by someone with the secret link. `seen` is the `sequence` of the call when it was loaded. */
export type Change = { secret: string; seen: number; note: string }

/** Reschedules the call. The person can also rebook a canceled call, and the team can add a note. Idempotent. */
export const changeCall = (
  client: BackendClient,
  { startsAt, wallTime, ...change }: Change & Pick<BookingRequest, 'startsAt' | 'timezone' | 'wallTime'>,
): Promise<CallResult> =>
  request(
    (signal, headers) => {
      const call = client
        .rpc('change_call', { ...change, starts_at: startsAt, wall_time: wallTime })
        .abortSignal(signal)
      for (const [name, value] of Object.entries(headers)) call.setHeader(name, value)
      return call
    },
    (save) => withProof(client, save),
  )

/** Idempotent. */
export const cancelCall = (client: BackendClient, change: Change): Promise<CallResult> =>
  request((signal) => client.rpc('cancel_call', change).abortSignal(signal))

/** Asks the person, on behalf of the team, to choose another time. Idempotent. */
export const askForOtherTime = (client: BackendClient, change: Change): Promise<CallResult> =>
  request((signal) => client.rpc('ask_for_other_time', change).abortSignal(signal))

/** Says how the call went, for the team. A later outcome replaces an earlier one. */
export const tellOutcome = (
  client: BackendClient,
  { secret, note }: Change,
  outcome: Outcome,
): Promise<CallResult> =>
  request((signal) => client.rpc('tell_outcome', { secret, outcome, note }).abortSignal(signal))

type Headers = Record<string, string>

async function request(
  send: (signal: AbortSignal, headers: Headers) => PromiseLike<Answer>,
  withHeaders = (save: (headers: Headers) => Promise<Result<CallAnswer>>) => save({}),
): Promise<CallResult> {
  let reason: CallProblem['reason']
  const result = await withHeaders((headers) =>
    withRetry<CallAnswer>(async (signal) => {
      const { data, error, status } = await send(signal, headers)
      if (error) {
        reason = reasons.find((known) => known === error.message)
        return reason ? fail('invalid', reason, error.hint) : serverFailure({ ...error, status })
      }
      return isCallAnswer(data) ? succeed(data) : fail('server', `${status}: not a call`)
    }),
  )
  return result.ok
    ? { ok: true, value: callOf(result.value) }
    : { ok: false, error: { ...result.error, reason } }
}

const reasons = ['no_such_call', 'call_changed', 'call_over'] as const

function callOf(answer: CallAnswer): Call {
  return {
    holder: answer.holder,
    state: answer.state,
    bookingId: answer.booking_id,
    sequence: answer.sequence,
    startsAt: new Date(answer.starts_at).toISOString(),
    date: answer.booking_date,
    time: answer.booking_time,
    timezone: answer.timezone,
    meetingLink: answer.meeting_link ?? '',
    firstName: answer.first_name,
    lastName: answer.last_name,
    email: answer.email,
    asked: answer.asked === true,
    note: answer.note ?? '',
    phone: answer.phone ?? '',
    organization: answer.organization ?? '',
    outcome: answer.outcome ?? undefined,
    outcomeNote: answer.outcome_note ?? '',
  }
}
