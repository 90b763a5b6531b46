import type { PartOfDay } from '../contracts/call-request.ts'
import type { requestNames } from '../contracts/forms.ts'
import type { Settings } from '../environment.ts'
import type { Database as Schema } from './database.types.ts'
import type { MorningReport } from './morning-report.ts'

/** Whom a mail, a link or a change is for or from. */
export type Party = 'person' | 'team'

type Tables = Schema['public']['Tables']

/** Internal columns, which no mail uses. */
type Internal = `${Party}_notified_at` | 'updated_at' | 'answered_at' | 'outcome' | 'outcome_note'

/** A database row; `Texts` narrows text columns to the values that a CHECK constraint allows. */
type Row<Name extends keyof Tables, Texts = unknown> = Omit<Tables[Name]['Row'], keyof Texts | Internal> &
  Texts

type LeadTexts = {
  form: 'strategy-call' | 'call-request' | 'message' | 'booking'
  preferred_part_of_day: PartOfDay | null
}
export type LeadRow = Omit<
  Row<'leads', LeadTexts>,
  'booking_id' | 'booking_date' | 'booking_time' | 'meeting_link'
>

export type AuditRequestRow = Row<'audit_requests'>

/** `booking_date` and `booking_time` are the time in `timezone` as the person saw it. */
export type BookingRow = Row<
  'bookings',
  { booked_by: Party; canceled_by: Party | null; moved_by: Party | null }
>

export type Rows = { leads: LeadRow; audit_requests: AuditRequestRow; bookings: BookingRow }
export type TableName = keyof Rows

type Functions = Schema['api']['Functions']
export type FunctionName = keyof Functions

/** The parameters of a database function, each of which may be null. */
export type Args<Name extends FunctionName> = {
  [Arg in keyof Functions[Name]['Args']]: Functions[Name]['Args'][Arg] | null
}

export type Answer<Name extends FunctionName> = Name extends keyof Answers
  ? Answers[Name]
  : Functions[Name]['Returns']

/** The JSON that functions return. */
type Answers = {
  claim_outbox: OutboxMessage[]
  outbox_of: MessageState[]
  contacts_of: Contacts
  morning_report: MorningReport
}

/** Something that came from a mailbox, as `contacts_of` returns it: a request or a booking, and what was written in it. */
export type Contact = { form: keyof typeof requestNames; created_at: string; words: string }

export type Contacts = {
  contacts: Contact[]
  call: ComingCall | null
  /** Calls ahead from the network of the call that was asked about, itself included. */
  network_calls: number
}
/** The next call of a mailbox, with the secret of the team's link to it. */
export type ComingCall = { starts_at: string; secret: string }

/** A claimed message, as returned by `claim_outbox`. */
export type OutboxMessage = {
  /** The same at every attempt, so that receivers can recognize duplicates. */
  id: string
  /** A token that `settle_outbox` requires. */
  claim: string
  kind: string
  row_table: string
  row_id: string
  /** Whom the mail is for. */
  party: Party
  created_at: string
  /** Whether the mail to the person has failed so far; only for a mail to the team. */
  person_refused: boolean
}

export type MessageState = {
  kind: string
  party: Party
  state: 'waiting' | 'sent' | 'withdrawn' | 'given_up'
}

/** Milliseconds per request; the browser waits 15 seconds for the whole call. */
const timeLimit = 4_000

/** The database did not respond, or rejected the request. The message contains no row values. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  /** The SQLSTATE, if there is one, such as `PT429`. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

export type Database = {
  /** Reads a row by its id. @throws DatabaseError */
  find<Name extends TableName>(table: Name, id: string): Promise<Rows[Name] | undefined>
  call<Name extends FunctionName>(name: Name, args: Args<Name>): Promise<Answer<Name>>
}

/** The project's REST API, with the service key. */
export function createDatabase(
  { databaseUrl, serviceKey }: Settings,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Database {
  async function request(what: string, path: string, args?: Record<string, unknown>): Promise<unknown> {
    let response: Response
    try {
      response = await fetch(`${databaseUrl}/rest/v1/${path}`, {
        method: args ? 'POST' : 'GET',
        headers: {
          apikey: serviceKey,
          authorization: `Bearer ${serviceKey}`,
          accept: 'application/json',
          ...(args && { 'content-type': 'application/json', 'content-profile': 'api' }),
        },
        ...(args && { body: JSON.stringify(args) }),
        signal: AbortSignal.timeout(timeLimit),
      })
    } catch (error) {
      throw new DatabaseError(`${what}: ${error instanceof Error ? error.message : error}`)
    }
    const body: unknown = await response.json().catch(() => undefined)
    if (!response.ok || body === undefined) {
      const { code } = (body ?? {}) as { code?: unknown }
      const known = typeof code === 'string' ? code : undefined
      throw new DatabaseError(`${what}: status ${response.status}, ${known ?? 'no code'}`, known)
    }
    return body
  }

  return {
    async find<Name extends TableName>(table: Name, id: string) {
      const rows = await request(`select ${table}`, `${table}?id=eq.${id}`)
      if (!Array.isArray(rows)) throw new DatabaseError(`select ${table}: not a list`)
      return rows[0] as Rows[Name] | undefined
    },
    call: async <Name extends FunctionName>(name: Name, args: Args<Name>) =>
      (await request(`call ${name}`, `rpc/${name}`, args)) as Answer<Name>,
  }
}
