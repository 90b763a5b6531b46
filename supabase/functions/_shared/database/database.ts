import type { PartOfDay } from '../contracts/call-request.ts'
import type { requestNames } from '../contracts/forms.ts'
import type { Settings } from '../environment.ts'
import type { Database as Schema } from './database.types.ts'

/** Whom a mail, a link or a change is for or from. */
export type Audience = 'person' | 'team'

type Tables = Schema['public']['Tables']

/** Internal columns, which no mail uses. */
type Internal = `${Audience}_notified_at` | 'updated_at' | 'answered_at'

/** A database row; `Texts` narrows text columns to the values that a CHECK constraint allows. */
type Row<Name extends keyof Tables, Texts = unknown> = Omit<Tables[Name]['Row'], keyof Texts | Internal> &
  Texts

type LeadTexts = {
  form: 'strategy_call' | 'call_request' | 'contact_message' | 'booking'
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
  {
    booked_by: Audience
    canceled_by: Audience | null
    moved_by: Audience | null
    outcome: 'done' | 'no_show' | null
  }
>

/** One of the owner's calendars. Mails never contain its events. */
type CalendarFeedRow = Pick<Row<'calendar_feeds'>, 'id' | 'name' | 'problem' | 'read_at'>

/** A lead's values before a booking, and the booking's own values. */
export type LeadHistoryRow = Pick<Row<'lead_history'>, 'booking_id' | 'replaced'> &
  Record<'before' | 'brought', Partial<LeadRow>>

export type Rows = {
  leads: LeadRow
  audit_requests: AuditRequestRow
  bookings: BookingRow
  calendar_feeds: CalendarFeedRow
  lead_history: LeadHistoryRow
}
export type TableName = keyof Rows

type Functions = Schema['public']['Functions']
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

export type MorningReport = {
  zone: string
  /** Requests that nobody has answered: longest first, those of one mailbox together. */
  waiting: Request[]
  /** Today's calls, and calls before today; all without an outcome. */
  calls: Call[]
  past_calls: Call[]
  /** On Mondays, the last seven days; `from` and `until` are dates. */
  week: (Numbers & { from: string; until: string }) | null
  unsent: Unsent[]
  calendars: { name: string; problem: string }[]
  /** The rules against floods (…_floods.sql) that reached their limit since the last mail. */
  limits: (2 | 3 | 4 | 5)[]
}

type Name = Pick<BookingRow, 'first_name' | 'last_name' | 'organization'>
export type Request = Name &
  Contacted &
  Pick<LeadRow, 'org_type' | 'preferred_day' | 'preferred_part_of_day' | 'timezone' | 'source_url'> & {
    id: string
    mailbox: string
    form: Contact['form']
    website: string | null
    challenge: string | null
    utm_campaign: string
    /** Until when an audit is promised; null for other requests. */
    due_on: string | null
    /** Whether an audit of the mailbox is late. */
    overdue: boolean
    /** When the request's call was canceled or missed. */
    fell_at: string | null
    /** Which call it was, and by whom it was canceled, with the note; nobody if it was missed. */
    fell: { by: Audience | null; note: string | null; starts_at: string } | null
    minutes: number
    call: ComingCall | null
  }
/** With everything that came from the mailbox. */
export type Contacted = { email: string; phone: string | null; created_at: string; contacts: Contact[] }
export type Call = BookingRow & Contacted
/** A message that failed; without a name if its row is gone. */
export type Unsent = { [Part in keyof Name]: Name[Part] | null } & {
  kind: string
  channel: Audience
  email: string | null
  phone: string | null
  reason: string
  given_up: boolean
}

/** Something that came from a mailbox, as `contacts_of` returns it: a request or a booking, and what was written in it. */
export type Contact = { form: keyof typeof requestNames; created_at: string; words: string }

export type Contacts = { contacts: Contact[]; call: ComingCall | null }
/** The next call of a mailbox, with the secret of the team's link to it. */
export type ComingCall = { starts_at: string; secret: string }

/** A claimed message, as returned by `claim_outbox`. */
export type OutboxMessage = {
  /** The same at every attempt, so that receivers can recognize duplicates. */
  id: string
  /** A token that `settle_outbox` requires. */
  claim: string
  kind: string
  row_table: TableName
  row_id: string
  /** Whom the mail is for. */
  channel: Audience
  created_at: string
  /** Whether the mail to the person has failed so far; only for a mail to the team. */
  person_refused: boolean
}

export type MessageState = {
  kind: string
  channel: OutboxMessage['channel']
  state: 'waiting' | 'sent' | 'withdrawn' | 'given_up'
  /** Whether a process is sending it right now. */
  claimed: boolean
}

/** What `private.numbers` counts since a day. A person counts once. */
export type Numbers = {
  leads: number
  booked: number
  held: number
  no_shows: number
  canceled: number
  /** Audits that were answered, or should have been. */
  audits_due: number
  audits_on_time: number
  /** The median; null if nobody was answered. */
  hours_to_answer: number | null
  campaigns: { campaign: string; leads: number; booked: number }[]
  pages: { page: string; leads: number; booked: number }[]
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
  /** Reads a row by its id, or `lead_history` by its `booking_id`. @throws DatabaseError */
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
          ...(args && { 'content-type': 'application/json' }),
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
      const key = table === 'lead_history' ? 'booking_id' : 'id'
      const rows = await request(`select ${table}`, `${table}?${key}=eq.${id}`)
      if (!Array.isArray(rows)) throw new DatabaseError(`select ${table}: not a list`)
      return rows[0] as Rows[Name] | undefined
    },
    call: async <Name extends FunctionName>(name: Name, args: Args<Name>) =>
      (await request(`call ${name}`, `rpc/${name}`, args)) as Answer<Name>,
  }
}
