import { requestNames } from '../supabase/functions/_shared/contracts/request-names.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import { withRetry } from './with-retry.ts'

const emptyRequest = {
  form: '',
  created_at: '',
  first_name: '',
  last_name: '',
  email: '',
  wrote: '',
  answered: false,
  answered_by_team: false,
}

type RequestAnswer = typeof emptyRequest & {
  form: keyof typeof requestNames
  organization: string | null
  phone: string | null
  timezone: string | null
  org_type: string | null
  current_challenge: string | null
}

/** What the team's secret link to a request shows. */
export type PersonRequest = Readonly<RequestAnswer>

const isRequest = (data: unknown): data is RequestAnswer =>
  isLike(data, emptyRequest) && Object.hasOwn(requestNames, data.form)

export const readRequest = (client: BackendClient, secret: string): Promise<Result<PersonRequest>> =>
  ask((signal) => client.rpc('request_of', { secret }).abortSignal(signal))

/** Says whether the team has answered. Idempotent. */
export const answerRequest = (
  client: BackendClient,
  secret: string,
  answered: boolean,
): Promise<Result<PersonRequest>> =>
  ask((signal) => client.rpc('answer_request', { secret, answered }).abortSignal(signal))

type Answer = { data: unknown; error: { code?: string; message?: string } | null; status: number }

const ask = (send: (signal: AbortSignal) => PromiseLike<Answer>): Promise<Result<PersonRequest>> =>
  withRetry(async (signal) => {
    const { data, error, status } = await send(signal)
    if (error) return serverFailure({ ...error, status })
    return isRequest(data) ? succeed(data) : fail('server', `${status}: not a request`)
  })
