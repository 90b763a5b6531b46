import { requestNames } from '../supabase/functions/_shared/contracts/request-names.ts'
import { callDatabase } from './ask-database.ts'
import { type Booking, bookingOf } from './booking.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import type { Result } from './result.ts'

/** What a link shows about a person; texts that they did not give, or only the team may see, are empty. */
export interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly organization: string
  readonly website: string
  readonly timezone: string
  /** The person's next call, besides the one that the link opens, with the secret of the team's link to it. */
  readonly coming: Booking | undefined
}

/** What the team's secret link to a request shows. */
export interface PersonRequest extends Person {
  readonly form: keyof typeof requestNames
  readonly createdAt: string
  readonly wrote: string
  readonly answered: boolean
  readonly answeredByTeam: boolean
  readonly orgType: string
  readonly currentChallenge: string
  readonly preferredDay: string
  readonly preferredPartOfDay: string
}

export const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

export function personOf(answer: unknown): Person | undefined {
  if (!isLike(answer, { first_name: '', last_name: '', email: '' })) return undefined
  const more: Record<string, unknown> = answer
  return {
    firstName: answer.first_name,
    lastName: answer.last_name,
    email: answer.email,
    phone: textOf(more['phone']),
    organization: textOf(more['organization']),
    website: textOf(more['website']),
    timezone: textOf(more['timezone']),
    coming: bookingOf(more['call']),
  }
}

const example = { form: '', created_at: '', wrote: '', answered: false, answered_by_team: false }

function requestOf(answer: unknown): PersonRequest | undefined {
  const person = personOf(answer)
  if (!person || !isLike(answer, example) || !Object.hasOwn(requestNames, answer.form)) return undefined
  const more: Record<string, unknown> = answer
  return {
    ...person,
    form: answer.form as PersonRequest['form'],
    createdAt: answer.created_at,
    wrote: answer.wrote,
    answered: answer.answered,
    answeredByTeam: answer.answered_by_team,
    orgType: textOf(more['org_type']),
    currentChallenge: textOf(more['current_challenge']),
    preferredDay: textOf(more['preferred_day']),
    preferredPartOfDay: textOf(more['preferred_part_of_day']),
  }
}

export const readRequest = (client: BackendClient, secret: string): Promise<Result<PersonRequest>> =>
  callDatabase(client, 'request_of', { secret }, requestOf)

/** Says whether the team has answered. Idempotent. */
export const answerRequest = (
  client: BackendClient,
  secret: string,
  answered: boolean,
): Promise<Result<PersonRequest>> => callDatabase(client, 'answer_request', { secret, answered }, requestOf)
