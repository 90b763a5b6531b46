import type { PartOfDay } from '../contracts/call-request.ts'
import type { Database } from './database.types.ts'

type Tables = Database['public']['Tables']

/** The columns that no mail tells: what the outbox writes, and what a lead repeats of its call. */
type Untold = `${'person' | 'team'}_notified_at` | 'updated_at'

/** A row as the database has it; `Texts` are the values that a check of the database allows. */
type Row<Name extends keyof Tables, Texts = unknown> = Omit<Tables[Name]['Row'], keyof Texts | Untold> & Texts

/** The values of some texts: `form` is empty for the strategy call's own. */
type LeadTexts = {
  form: 'strategy_call' | 'call_request' | 'contact_message' | null
  preferred_part_of_day: PartOfDay | null
}
export type LeadRow = Omit<
  Row<'leads', LeadTexts>,
  'booking_id' | 'booking_date' | 'booking_time' | 'meeting_link'
>

export type AuditRequestRow = Row<'audit_requests'>

type Side = 'person' | 'team' | null
/** `booking_date` and `booking_time` are in the row's own zone, as the database computed them. */
export type BookingRow = Row<
  'bookings',
  { cancelled_by: Side; moved_by: Side; outcome: 'done' | 'no_show' | null }
>

/** One of the owner's calendars; what is in it stays out of the mails. */
type CalendarFeedRow = Pick<Row<'calendar_feeds'>, 'id' | 'name' | 'problem' | 'read_at'>

/** What waits for the link in a mail to be used. */
type HeldRow = Pick<Row<'held_submissions'>, 'id' | 'email' | 'expires_at' | 'code' | 'starts_at'> & {
  kind: 'lead' | 'audit_request' | 'booking'
  submission: { first_name?: string; timezone?: string }
}

/** What a booking found in its lead, and what it brought. */
export type LeadHistoryRow = Pick<Row<'lead_history'>, 'booking_id' | 'replaced'> &
  Record<'before' | 'brought', Partial<LeadRow>>

export type Rows = {
  leads: LeadRow
  audit_requests: AuditRequestRow
  bookings: BookingRow
  calendar_feeds: CalendarFeedRow
  held_submissions: HeldRow
  lead_history: LeadHistoryRow
}
export type TableName = keyof Rows
