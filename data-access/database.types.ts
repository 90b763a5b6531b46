// Generated from supabase/migrations by `npm run generate -- types`. Do not edit.
// Of the migrations 9c4610a5ac26453c.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      audit_requests: {
        Row: {
          created_at: string
          device_type: string
          email: string
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
        }
        Insert: {
          created_at?: string
          device_type?: string
          email: string
          first_name: string
          id?: string
          landing_path?: string
          last_name: string
          main_challenge?: string | null
          organization?: string | null
          person_notified_at?: string | null
          phone?: string | null
          referrer?: string
          source_url?: string
          team_notified_at?: string | null
          timezone?: string
          utm_campaign?: string
          utm_content?: string
          utm_medium?: string
          utm_source?: string
          utm_term?: string
          website_url: string
        }
        Update: {
          created_at?: string
          device_type?: string
          email?: string
          first_name?: string
          id?: string
          landing_path?: string
          last_name?: string
          main_challenge?: string | null
          organization?: string | null
          person_notified_at?: string | null
          phone?: string | null
          referrer?: string
          source_url?: string
          team_notified_at?: string | null
          timezone?: string
          utm_campaign?: string
          utm_content?: string
          utm_medium?: string
          utm_source?: string
          utm_term?: string
          website_url?: string
        }
        Relationships: []
      }
      bookings: {
        Row: {
          asked_at: string | null
          booking_date: string
          booking_time: string
          cancelled_at: string | null
          cancelled_by: string | null
          created_at: string
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
          organization: string | null
          outcome: string | null
          outcome_note: string | null
          person_notified_at: string | null
          phone: string
          sequence: number
          starts_at: string
          team_notified_at: string | null
          timezone: string
        }
        Insert: {
          asked_at?: string | null
          booking_date: string
          booking_time: string
          cancelled_at?: string | null
          cancelled_by?: string | null
          created_at?: string
          email: string
          ends_at: string
          first_name: string
          id: string
          last_name: string
          lead_id: string
          meeting_link: string
          moved_by?: string | null
          moved_from?: string | null
          note?: string | null
          organization?: string | null
          outcome?: string | null
          outcome_note?: string | null
          person_notified_at?: string | null
          phone: string
          sequence?: number
          starts_at: string
          team_notified_at?: string | null
          timezone: string
        }
        Update: {
          asked_at?: string | null
          booking_date?: string
          booking_time?: string
          cancelled_at?: string | null
          cancelled_by?: string | null
          created_at?: string
          email?: string
          ends_at?: string
          first_name?: string
          id?: string
          last_name?: string
          lead_id?: string
          meeting_link?: string
          moved_by?: string | null
          moved_from?: string | null
          note?: string | null
          organization?: string | null
          outcome?: string | null
          outcome_note?: string | null
          person_notified_at?: string | null
          phone?: string
          sequence?: number
          starts_at?: string
          team_notified_at?: string | null
          timezone?: string
        }
        Relationships: [
          {
            foreignKeyName: 'bookings_lead_id_fkey'
            columns: ['lead_id']
            isOneToOne: false
            referencedRelation: 'leads'
            referencedColumns: ['id']
          },
        ]
      }
      calendar_feeds: {
        Row: {
          checked_at: string | null
          doubted_since: string | null
          etag: string | null
          events: number
          failing_since: string | null
          id: string
          key: string
          last_modified: string | null
          name: string
          problem: string | null
          read_at: string | null
        }
        Insert: {
          checked_at?: string | null
          doubted_since?: string | null
          etag?: string | null
          events?: number
          failing_since?: string | null
          id?: string
          key: string
          last_modified?: string | null
          name: string
          problem?: string | null
          read_at?: string | null
        }
        Update: {
          checked_at?: string | null
          doubted_since?: string | null
          etag?: string | null
          events?: number
          failing_since?: string | null
          id?: string
          key?: string
          last_modified?: string | null
          name?: string
          problem?: string | null
          read_at?: string | null
        }
        Relationships: []
      }
      held_submissions: {
        Row: {
          address_hash: string | null
          code: string
          created_at: string
          email: string
          ends_at: string | null
          expires_at: string
          id: string
          keeps_time: boolean
          kind: string
          network_hash: string | null
          starts_at: string | null
          submission: Json
        }
        Insert: {
          address_hash?: string | null
          code: string
          created_at?: string
          email: string
          ends_at?: string | null
          expires_at?: string
          id: string
          keeps_time?: boolean
          kind: string
          network_hash?: string | null
          starts_at?: string | null
          submission: Json
        }
        Update: {
          address_hash?: string | null
          code?: string
          created_at?: string
          email?: string
          ends_at?: string | null
          expires_at?: string
          id?: string
          keeps_time?: boolean
          kind?: string
          network_hash?: string | null
          starts_at?: string | null
          submission?: Json
        }
        Relationships: []
      }
      lead_history: {
        Row: {
          before: Json
          booking_id: string
          brought: Json
          created_at: string
          lead_id: string
          replaced: boolean
        }
        Insert: {
          before: Json
          booking_id: string
          brought: Json
          created_at?: string
          lead_id: string
          replaced: boolean
        }
        Update: {
          before?: Json
          booking_id?: string
          brought?: Json
          created_at?: string
          lead_id?: string
          replaced?: boolean
        }
        Relationships: [
          {
            foreignKeyName: 'lead_history_booking_id_fkey'
            columns: ['booking_id']
            isOneToOne: true
            referencedRelation: 'bookings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'lead_history_lead_id_fkey'
            columns: ['lead_id']
            isOneToOne: false
            referencedRelation: 'leads'
            referencedColumns: ['id']
          },
        ]
      }
      leads: {
        Row: {
          booking_date: string | null
          booking_id: string | null
          booking_time: string | null
          created_at: string
          current_challenge: string | null
          device_type: string
          email: string
          first_name: string
          form: string | null
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
        }
        Insert: {
          booking_date?: string | null
          booking_id?: string | null
          booking_time?: string | null
          created_at?: string
          current_challenge?: string | null
          device_type?: string
          email: string
          first_name: string
          form?: string | null
          help_with: string[]
          id?: string
          landing_path?: string
          last_name: string
          meeting_link?: string | null
          org_type?: string | null
          organization?: string | null
          person_notified_at?: string | null
          phone?: string | null
          preferred_day?: string | null
          preferred_part_of_day?: string | null
          primary_goal?: string | null
          referrer?: string
          source_url?: string
          stated_goal?: string | null
          team_notified_at?: string | null
          timezone?: string
          updated_at?: string
          utm_campaign?: string
          utm_content?: string
          utm_medium?: string
          utm_source?: string
          utm_term?: string
          website?: string | null
        }
        Update: {
          booking_date?: string | null
          booking_id?: string | null
          booking_time?: string | null
          created_at?: string
          current_challenge?: string | null
          device_type?: string
          email?: string
          first_name?: string
          form?: string | null
          help_with?: string[]
          id?: string
          landing_path?: string
          last_name?: string
          meeting_link?: string | null
          org_type?: string | null
          organization?: string | null
          person_notified_at?: string | null
          phone?: string | null
          preferred_day?: string | null
          preferred_part_of_day?: string | null
          primary_goal?: string | null
          referrer?: string
          source_url?: string
          stated_goal?: string | null
          team_notified_at?: string | null
          timezone?: string
          updated_at?: string
          utm_campaign?: string
          utm_content?: string
          utm_medium?: string
          utm_source?: string
          utm_term?: string
          website?: string | null
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      ask_for_other_time: {
        Args: {
          note?: string
          secret: string
          seen: number
        }
        Returns: Json
      }
      book_strategy_call: {
        Args: {
          booking_id: string
          current_challenge?: string
          device_type?: string
          email: string
          first_name: string
          known_lead?: string
          landing_path?: string
          last_name: string
          meeting_link: string
          org_type?: string
          organization?: string
          phone: string
          referrer?: string
          source_url?: string
          starts_at: string
          timezone: string
          utm_campaign?: string
          utm_content?: string
          utm_medium?: string
          utm_source?: string
          utm_term?: string
        }
        Returns: Json
      }
      call_of: {
        Args: {
          secret: string
        }
        Returns: Json
      }
      cancel_call: {
        Args: {
          note?: string
          secret: string
          seen: number
        }
        Returns: Json
      }
      change_call: {
        Args: {
          note?: string
          secret: string
          seen: number
          starts_at: string
          timezone: string
        }
        Returns: Json
      }
      claim_outbox: {
        Args: {
          at_most: number
          only_channels?: string[]
          only_kinds?: string[]
          only_row?: string
        }
        Returns: Json
      }
      confirm_calendar_feed: {
        Args: {
          key: string
        }
        Returns: boolean
      }
      confirm_code: {
        Args: {
          address: string
          code: string
        }
        Returns: Json
      }
      confirm_held: {
        Args: {
          code: string
          held_id: string
        }
        Returns: Json
      }
      delete_old_requests: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      export_person: {
        Args: {
          address: string
        }
        Returns: Json
      }
      forget_person: {
        Args: {
          address: string
        }
        Returns: Json
      }
      held_by_code: {
        Args: {
          code: string
        }
        Returns: Json
      }
      known_calendar_feeds: {
        Args: {
          keys: string[]
        }
        Returns: Json
      }
      link_call: {
        Args: {
          booking_id: string
          holder: string
          secret_hash: string
        }
        Returns: boolean
      }
      miss_calendar_feed: {
        Args: {
          key: string
          name: string
          problem: string
        }
        Returns: boolean
      }
      morning_report: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      outbox_of: {
        Args: {
          of_row: string
        }
        Returns: Json
      }
      proof_challenge: {
        Args: {
          email?: string
        }
        Returns: Json
      }
      settle_outbox: {
        Args: {
          message_claim: string
          message_id: string
          outcome: string
          reason?: string
        }
        Returns: boolean
      }
      store_calendar_feed: {
        Args: {
          busy: string
          etag: string
          events: number
          key: string
          last_modified: string
          name: string
          problem?: string
          since: string
        }
        Returns: boolean
      }
      store_submission: {
        Args: {
          address: string
          kind: string
          submission: Json
        }
        Returns: Json
      }
      taken_times: {
        Args: {
          from_instant: string
          until_instant: string
        }
        Returns: {
          away: boolean
          ends_at: string
          starts_at: string
        }[]
      }
      team_calls: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}
