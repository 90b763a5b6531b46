import type { PartOfDay } from '../contracts/call-request.ts'

/** The rows as the database has them (`supabase/migrations`), as far as the mails tell them. */

type Person = {
  id: string
  created_at: string
  first_name: string
  last_name: string
  email: string
  phone: string | null
  organization: string | null
  timezone: string
}

type Origin = {
  source_url: string
  utm_source: string
  utm_medium: string
  utm_campaign: string
  utm_term: string
  utm_content: string
  referrer: string
  landing_path: string
  device_type: string
}

export type LeadRow = Person &
  Origin & {
    /** Which form it came by; none is the strategy call's. */
    form: 'strategy_call' | 'call_request' | 'contact_message' | null
    /** `YYYY-MM-DD` and a part of that day, for a request of a call. */
    preferred_day: string | null
    preferred_part_of_day: PartOfDay | null
    website: string | null
    help_with: string[]
    primary_goal: string | null
    /** The goal that the person wrote, where a booking has set `primary_goal`. */
    stated_goal: string | null
    org_type: string | null
    current_challenge: string | null
  }

export type AuditRequestRow = Person & Origin & { website_url: string; main_challenge: string | null }

export type BookingRow = Person & {
  lead_id: string
  starts_at: string
  ends_at: string
  /** `YYYY-MM-DD` and `9:45 AM`, in the row's own zone, as the database computed them. */
  booking_date: string
  booking_time: string
  meeting_link: string
  sequence: number
  /** The time before the last change of it. */
  moved_from: string | null
  cancelled_at: string | null
  cancelled_by: 'person' | 'team' | null
  moved_by: 'person' | 'team' | null
  /** When the team asked the person to choose another time; the call stands. */
  asked_at: string | null
  /** What became of the call, and the team's own note about it. */
  outcome: 'done' | 'no_show' | null
  outcome_note: string | null
  /** The line that came with the last change, for the other side. */
  note: string | null
}

/** One of the owner's calendars; what is in it stays out of the mails. */
export type CalendarFeedRow = { id: string; name: string; problem: string | null; read_at: string | null }
/** What waits for the link in a mail to be used. */
export type HeldRow = {
  id: string
  kind: 'lead' | 'audit_request' | 'booking'
  email: string
  expires_at: string
  code: string
  starts_at: string | null
  submission: { first_name?: string; timezone?: string }
}

/** What a booking found in its lead, and what it brought. */
export type LeadHistoryRow = {
  booking_id: string
  replaced: boolean
  before: Partial<LeadRow>
  brought: Partial<LeadRow>
}

export type Rows = {
  leads: LeadRow
  audit_requests: AuditRequestRow
  bookings: BookingRow
  calendar_feeds: CalendarFeedRow
  held_submissions: HeldRow
  lead_history: LeadHistoryRow
}
export type TableName = keyof Rows
