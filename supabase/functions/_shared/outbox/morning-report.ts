import type { BookingRow, LeadRow } from '../database/rows.ts'

/** What `morning_report` answers. */
export type MorningReport = {
  zone: string
  calls: BookingRow[]
  requests: (Pick<LeadRow, 'first_name' | 'last_name' | 'organization'> & { kind: string })[]
  late_messages: number
  calendars: { name: string; problem: string }[]
}
