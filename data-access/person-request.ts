import type { requestNames } from '../supabase/functions/_shared/contracts/forms.ts'
import { callDatabase, type Result } from './ask-backend.ts'
import type { BackendClient } from './backend.ts'
import { type Booking, bookingOf } from './booking.ts'
import { isLike } from './is-like.ts'

/* A person and what they asked for, as the link in a mail to the team shows it. */

/** What a link shows about a person. */
export type Person = Texts<typeof personTexts> & {
  /** The person's next call, besides the one that the link opens, with the secret of the team's link to it. */
  readonly coming: Booking | undefined
}

const personTexts = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'organization',
  'website',
  'timezone',
] as const

type CamelCase<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name
type Texts<Names extends readonly string[]> = {
  readonly [Name in Names[number] as CamelCase<Name> & string]: string
}

/** Texts of an answer: '' for one that the person did not give, or that only the team may see. */
export function textsOf<const Names extends readonly string[]>(answer: object, names: Names): Texts<Names> {
  const values = answer as Readonly<Record<string, unknown>>
  const camelCase = (name: string) => name.replace(/_./g, (found) => found.slice(1).toUpperCase())
  return Object.fromEntries(
    names.map((name) => [camelCase(name), typeof values[name] === 'string' ? values[name] : '']),
  ) as Texts<Names>
}

export const personOf = (answer: object): Person => ({
  ...textsOf(answer, personTexts),
  coming: bookingOf((answer as { call?: unknown }).call),
})

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
  'preferred_start',
  'due_on',
] as const

function requestOf(answer: unknown): PersonRequest | undefined {
  if (!isLike(answer, { form: '', email: '', answered: false, answered_by_team: false })) return undefined
  const { answered, answered_by_team: answeredByTeam } = answer
  const form = answer.form as PersonRequest['form']
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
