import type { PartOfDay } from '../contracts/call-request.ts'
import type { Database } from './database.types.ts'

type Tables = Database['public']['Tables']

/** Internal columns, which no mail uses. */
type Internal = `${'person' | 'team'}_notified_at` | 'updated_at' | 'answered_at'

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

type Side = 'person' | 'team'
/** `booking_date` and `booking_time` are the time in `timezone` as the person saw it. */
export type BookingRow = Row<
  'bookings',
  { booked_by: Side; canceled_by: Side | null; moved_by: Side | null; outcome: 'done' | 'no_show' | null }
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
