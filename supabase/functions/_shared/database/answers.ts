import type { PartOfDay } from '../contracts/call-request.ts'
import type { ComingCall, Contact, Contacts } from '../mail/contacts.ts'
import type { Audience } from '../mail/mailer.ts'
import type { Numbers } from '../mail/numbers.ts'
import type { MessageState, OutboxMessage } from '../outbox/deliver.ts'
import type { Database } from './database.types.ts'

type Tables = Database['public']['Tables']

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

type Functions = Database['public']['Functions']
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
  /** Today's calls, calls before today, and later ones with a conflict; all without an outcome. */
  calls: Call[]
  past_calls: Call[]
  conflicts: Call[]
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
/** `conflict`: why the team may have to move it. `unreached`: why the last mail did not reach the person. */
export type Call = BookingRow & Contacted & { conflict: 'day_off' | 'busy' | null; unreached: string | null }
/** A message that failed; without a name if its row is gone. */
export type Unsent = { [Part in keyof Name]: Name[Part] | null } & {
  kind: string
  channel: Audience
  email: string | null
  phone: string | null
  reason: string
  given_up: boolean
}
