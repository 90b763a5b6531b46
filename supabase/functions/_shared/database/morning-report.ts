import type { BookingRow, ComingCall, Contact, LeadRow, Party } from './database.ts'

/* What the database says for the team's morning mail (rules/70-morning.sql). */

/** At most twelve rows, and how many there are. */
export type Listed<Entry> = { count: number | null; rows: Entry[] }

export type MorningReport = {
  zone: string
  /** Today's. */
  calls: Listed<MorningCall>
  /** Unanswered requests, those of one mailbox together, and how many mailboxes: late audits first, then the longest. */
  waiting: Listed<MorningRequest>
  /** Audits that are late. */
  late: number
  /** On the week's first open day, the last seven days; `from` and `until` are dates. */
  week: (Numbers & { from: string; until: string }) | null
  unsent: Listed<Unsent>
  calendars: { name: string; problem: string }[]
}

type Name = Pick<BookingRow, 'first_name' | 'last_name' | 'organization'>
export type MorningRequest = Name &
  Contacted &
  Pick<LeadRow, 'preferred_day' | 'preferred_part_of_day' | 'timezone' | 'filled_trap'> & {
    mailbox: string
    form: Contact['form']
    /** Until when an audit is promised; null for other requests. */
    due_on: string | null
    /** Whether an audit of the mailbox is late. */
    overdue: boolean
    /** The call that was canceled or missed: by whom it was canceled, with the note; nobody if it was missed. */
    fell: { by: Party | null; note: string | null; starts_at: string } | null
    minutes: number
    call: ComingCall | null
    /** Of the team's link to the request. */
    secret: string
  }
/** With everything that came from the mailbox. */
export type Contacted = { email: string; phone: string | null; created_at: string; contacts: Contact[] }
export type MorningCall = BookingRow & Contacted & { secret: string }
/** A message that failed; without a name if its row is gone. */
export type Unsent = { [Part in keyof Name]: Name[Part] | null } & {
  kind: string
  party: Party
  email: string | null
  phone: string | null
  reason: string
  given_up: boolean
}

/** What `private.numbers` counts: people (`leads`, `booked`), calls and audits. */
export type Numbers = {
  leads: number
  booked: number
  held: number
  no_shows: number
  canceled: number
  /** Audits that were due in that week. */
  audits_due: number
  audits_on_time: number
  campaigns: { campaign: string; leads: number; booked: number }[]
}
