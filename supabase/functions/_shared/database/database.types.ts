// Generated from supabase/migrations and supabase/rules by `npm run generate -- types`. Do not edit.
// Hash of migrations and rules: f9d74a8f4a61e3f3

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** `Optional`: columns that may be omitted from a new row. */
type Table<Row, Optional extends keyof Row> = {
  Row: Row
  Insert: Omit<Row, Optional> & Partial<Pick<Row, Optional>>
  Update: Partial<Row>
  Relationships: []
}

export type Database = {
  public: {
    Tables: {
      audit_requests: Table<{
        answered_at: string | null
        created_at: string
        device_type: string
        due_on: string
        email: string
        filled_trap: boolean
        first_name: string
        id: string
        landing_path: string
        last_name: string
        main_challenge: string | null
        organization: string | null
        person_notified_at: string | null
        phone: string | null
        referrer: string
        source_url: string
        team_notified_at: string | null
        timezone: string
        utm_campaign: string
        utm_content: string
        utm_medium: string
        utm_source: string
        utm_term: string
        website_url: string
      }, 'answered_at' | 'created_at' | 'device_type' | 'due_on' | 'filled_trap' | 'id' | 'landing_path' | 'main_challenge' | 'organization' | 'person_notified_at' | 'phone' | 'referrer' | 'source_url' | 'team_notified_at' | 'timezone' | 'utm_campaign' | 'utm_content' | 'utm_medium' | 'utm_source' | 'utm_term'>
      bookings: Table<{
        answers: string | null
        booked_by: string
        booking_date: string
        booking_time: string
        canceled_at: string | null
        canceled_by: string | null
        created_at: string
        current_challenge: string | null
        email: string
        ends_at: string
        first_name: string
        id: string
        last_name: string
        lead_id: string
        meeting_link: string
        moved_by: string | null
        moved_from: string | null
        note: string | null
        org_type: string | null
        organization: string | null
        outcome: string | null
        outcome_note: string | null
        person_notified_at: string | null
        phone: string | null
        sequence: number
        starts_at: string
        team_notified_at: string | null
        timezone: string
      }, 'answers' | 'booked_by' | 'canceled_at' | 'canceled_by' | 'created_at' | 'current_challenge' | 'moved_by' | 'moved_from' | 'note' | 'org_type' | 'organization' | 'outcome' | 'outcome_note' | 'person_notified_at' | 'phone' | 'sequence' | 'team_notified_at'>
      calendar_feeds: Table<{
        failing_since: string | null
        id: string
        in_doubt: boolean
        key: string
        name: string
        problem: string | null
        read_at: string | null
      }, 'failing_since' | 'id' | 'in_doubt' | 'problem' | 'read_at'>
      leads: Table<{
        answered_at: string | null
        booking_date: string | null
        booking_id: string | null
        booking_time: string | null
        created_at: string
        current_challenge: string | null
        device_type: string
        email: string
        filled_trap: boolean
        first_name: string
        form: string
        help_with: string[]
        id: string
        landing_path: string
        last_name: string
        meeting_link: string | null
        org_type: string | null
        organization: string | null
        person_notified_at: string | null
        phone: string | null
        preferred_day: string | null
        preferred_part_of_day: string | null
        preferred_start: string | null
        primary_goal: string | null
        referrer: string
        source_url: string
        stated_goal: string | null
        team_notified_at: string | null
        timezone: string
        updated_at: string
        utm_campaign: string
        utm_content: string
        utm_medium: string
        utm_source: string
        utm_term: string
        website: string | null
      }, 'answered_at' | 'booking_date' | 'booking_id' | 'booking_time' | 'created_at' | 'current_challenge' | 'device_type' | 'filled_trap' | 'form' | 'id' | 'landing_path' | 'meeting_link' | 'org_type' | 'organization' | 'person_notified_at' | 'phone' | 'preferred_day' | 'preferred_part_of_day' | 'preferred_start' | 'primary_goal' | 'referrer' | 'source_url' | 'stated_goal' | 'team_notified_at' | 'timezone' | 'updated_at' | 'utm_campaign' | 'utm_content' | 'utm_medium' | 'utm_source' | 'utm_term' | 'website'>
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
  api: {
    Tables: Record<never, never>
    Views: Record<never, never>
    Functions: {
      answer_request: { Args: {
        answered: boolean
        secret: string
      }; Returns: Json }
      begin_calendars: { Args: {
        keys: string[]
        names: string[]
      }; Returns: {
        ends_at: string
        id: string
        starts_at: string
      }[] }
      book_strategy_call: { Args: {
        request: Json
      }; Returns: Json }
      call_of: { Args: {
        secret: string
      }; Returns: Json }
      cancel_call: { Args: {
        note?: string
        secret: string
        seen: number
      }; Returns: Json }
      cancel_calls_like: { Args: {
        note?: string
        reason: string
        secret: string
        seen: number
      }; Returns: Json }
      change_call: { Args: {
        note?: string
        secret: string
        seen: number
        starts_at: string
        timezone: string
        wall_time?: string
      }; Returns: Json }
      claim_outbox: { Args: {
        at_most: number
        only_kinds?: string[]
        only_row?: string
      }; Returns: Json }
      contacts_of: { Args: {
        email: string
        except_call?: string
      }; Returns: Json }
      export_person: { Args: {
        address: string
      }; Returns: Json }
      forget_person: { Args: {
        address: string
      }; Returns: Json }
      mark_missed: { Args: {
        missed: boolean
        secret: string
      }; Returns: Json }
      miss_calendar_feed: { Args: {
        key: string
        name: string
        problem: string
      }; Returns: boolean }
      morning_report: { Args: Record<PropertyKey, never>; Returns: Json }
      open_day: { Args: {
        secret: string
      }; Returns: Json }
      outbox_of: { Args: {
        of_row: string
      }; Returns: Json }
      person_secret: { Args: {
        row_id: string
      }; Returns: string }
      proof_challenge: { Args: Record<PropertyKey, never>; Returns: Json }
      request_of: { Args: {
        secret: string
      }; Returns: Json }
      settle_outbox: { Args: {
        message_claim: string
        message_id: string
        outcome: string
        reason?: string
      }; Returns: boolean }
      store_calendar_feed: { Args: {
        busy: string
        damaged?: boolean
        key: string
        name: string
        problem?: string
        whole: boolean
      }; Returns: boolean }
      store_submission: { Args: {
        address: string
        of_table: string
        submission: Json
      }; Returns: Json }
      taken_times: { Args: {
        from_instant: string
        until_instant: string
      }; Returns: {
        away: boolean
        ends_at: string
        starts_at: string
      }[] }
      team_secret: { Args: {
        row_id: string
      }; Returns: string }
    }
  }
}
