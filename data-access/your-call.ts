import type { Contact } from '../supabase/functions/_shared/database/database.ts'
import type { Database } from '../supabase/functions/_shared/database/database.types.ts'
import { callDatabase, listOf, type Result } from './ask-backend.ts'
import type { BackendClient } from './backend.ts'
import { type Booking, type BookingRequest, bookingOf } from './booking.ts'
import { isLike } from './is-like.ts'
import { type Person, personOf, textsOf } from './person-request.ts'
import { withProof } from './proof.ts'

/** What anyone with a call's secret link can see. */
export interface Call extends Booking, Person {
  readonly holder: 'person' | 'team'
  readonly state: 'booked' | 'canceled' | 'over'
  /** How often the call has been changed. Sent with each change to detect conflicts. */
  readonly sequence: number
  /** The following are for the team only. */
  /** Whether the team said that the person did not come. */
  readonly missed: boolean
  /** Whether the team has closed the call's day for new ones. */
  readonly dayClosed: boolean
  /** The calls that are ahead on this day, such as '9:45 AM Amina Yusuf' in the team's zone. */
  readonly dayCalls: readonly string[]
  /** The same of the calls from this one's connection, and of those booked within an hour of it. */
  readonly networkCalls: readonly string[]
  readonly hourCalls: readonly string[]
  readonly createdAt: string
  /** All that came from the person, oldest first. */
  readonly contacts: readonly Contact[]
}

export const readCall = (client: BackendClient, secret: string): Promise<Result<Call>> =>
  callDatabase(client, 'call_of', { secret }, callOf)

/** A change by someone with the secret link. `seen` is the `sequence` of the call when it was loaded. */
export type Change = { secret: string; seen: number; note: string }

/** Reschedules the call. The person can also rebook a canceled call, and the team can add a note. Idempotent. */
export const moveCall = (
  client: BackendClient,
  { startsAt, wallTime, ...change }: Change & Pick<BookingRequest, 'startsAt' | 'timezone' | 'wallTime'>,
): Promise<Result<Call>> =>
  withProof(client, (headers) =>
    callDatabase(client, 'change_call', { ...change, starts_at: startsAt, wall_time: wallTime }, callOf, {
      headers,
    }),
  )

type Functions = Database['api']['Functions']
/** A cancellation; and for the team that of several calls, and what only it can say. */
type CallChange = 'cancel_call' | 'cancel_calls_like' | 'open_day' | 'mark_missed'

/** Changes the call by a function of the database, which describes it (rules/60-calls.sql). Idempotent. */
export const changeCall = <Name extends CallChange>(
  client: BackendClient,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<Result<Call>> => callDatabase(client, name, args, callOf)

/** The call in an answer, if it is one. A canceled call has no meeting link, and only the team sees more. */
function callOf(answer: unknown): Call | undefined {
  if (!isLike(answer, { sequence: 0, email: '' })) return undefined
  const { meeting_link, ...more }: Record<string, unknown> = answer
  const booking = bookingOf({ ...answer, meeting_link: meeting_link ?? '' })
  const holder = oneOf(['person', 'team'], more['holder'])
  const state = oneOf(['booked', 'canceled', 'over'], more['state'])
  if (!booking || !holder || !state || !Number.isInteger(answer.sequence)) return undefined
  return {
    ...personOf(answer),
    ...textsOf(answer, ['created_at']),
    ...booking,
    holder,
    state,
    sequence: answer.sequence,
    dayClosed: more['day_closed'] === true,
    dayCalls: textsIn(more['day_calls']),
    networkCalls: textsIn(more['network_calls']),
    hourCalls: textsIn(more['hour_calls']),
    missed: more['missed'] === true,
    contacts: listOf(more['contacts'], contactOf) ?? [],
  }
}

const textsIn = (list: unknown) => listOf(list, (text) => (typeof text === 'string' ? text : undefined)) ?? []

const contactOf = (contact: unknown) =>
  isLike(contact, { form: '', created_at: '', words: '' }) ? (contact as Contact) : undefined

const oneOf = <const Choice>(choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice === value)
