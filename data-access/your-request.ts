import { requestNames } from '../supabase/functions/_shared/contracts/request-names.ts'
import { callDatabase } from './ask-database.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import type { Result } from './result.ts'
import { type Person, personOf, type Texts, textsOf } from './your-call.ts'

export type PersonRequest = Person &
  Texts<typeof requestTexts> & {
    readonly form: keyof typeof requestNames
    readonly answered: boolean
    readonly answeredByTeam: boolean
  }

const requestTexts = [
  'created_at',
  'wrote',
  'org_type',
  'current_challenge',
  'preferred_day',
  'preferred_part_of_day',
] as const

function requestOf(answer: unknown): PersonRequest | undefined {
  if (!isLike(answer, { form: '', email: '', answered: false, answered_by_team: false })) return undefined
  const form = answer.form as PersonRequest['form']
  if (!Object.hasOwn(requestNames, form)) return undefined
  const { answered, answered_by_team: answeredByTeam } = answer
  return { ...personOf(answer), ...textsOf(answer, requestTexts), form, answered, answeredByTeam }
}

export const readRequest = (client: BackendClient, secret: string): Promise<Result<PersonRequest>> =>
  callDatabase(client, 'request_of', { secret }, requestOf)

/** Says whether the team has answered. Idempotent. */
export const answerRequest = (
  client: BackendClient,
  secret: string,
  answered: boolean,
): Promise<Result<PersonRequest>> => callDatabase(client, 'answer_request', { secret, answered }, requestOf)
