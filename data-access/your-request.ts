import { requestNames } from '../supabase/functions/_shared/contracts/request-names.ts'
import { callDatabase } from './ask-database.ts'
import { type Booking, bookingOf } from './booking.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import type { Result } from './result.ts'

const example = {
  form: '',
  created_at: '',
  first_name: '',
  last_name: '',
  email: '',
  wrote: '',
  answered: false,
  answered_by_team: false,
}

const optional = [
  'organization',
  'phone',
  'website',
  'timezone',
  'org_type',
  'current_challenge',
  'preferred_day',
  'preferred_part_of_day',
] as const

/** What the team's secret link to a request shows. */
export type PersonRequest = Readonly<
  typeof example & { form: keyof typeof requestNames } & Record<(typeof optional)[number], string | null> & {
      /** The person's next call, with the secret of the team's link. */
      call: Booking | undefined
    }
>

function requestOf(data: unknown): PersonRequest | undefined {
  if (!isLike(data, example) || !Object.hasOwn(requestNames, data.form)) return undefined
  const more = data as Partial<Record<string, unknown>>
  const isWhole = optional.every((field) => more[field] === null || typeof more[field] === 'string')
  return isWhole ? { ...(data as PersonRequest), call: bookingOf(more['call']) } : undefined
}

export const readRequest = (client: BackendClient, secret: string): Promise<Result<PersonRequest>> =>
  callDatabase(client, 'request_of', { secret }, requestOf)

/** Says whether the team has answered. Idempotent. */
export const answerRequest = (
  client: BackendClient,
  secret: string,
  answered: boolean,
): Promise<Result<PersonRequest>> => callDatabase(client, 'answer_request', { secret, answered }, requestOf)
