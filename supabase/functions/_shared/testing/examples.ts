import type {
  Answer,
  AuditRequestRow,
  BookingRow,
  FunctionName,
  LeadRow,
  Rows,
  TableName,
} from '../database/database.ts'
import type { Settings } from '../environment.ts'
import type { MessageContext } from '../outbox/deliver.ts'

export const testSettings: Settings = {
  databaseUrl: 'http://127.0.0.1:5210',
  serviceKey: 'sb_secret_test',
  publishableKeys: ['sb_publishable_test'],
  siteUrl: 'https://www.example.org',
  teamEmails: ['team@example.org'],
  mailFrom: 'Mission Growth Partners <no-reply@example.org>',
  organizerEmail: 'no-reply@example.org',
  smtp: { host: '127.0.0.1', port: 5211, secure: false, user: '', password: '' },
  sweepSecret: 'sweep_test',
  ownerCalendars: { addresses: [], ownerAddresses: [] },
}

/** Rows for tests, as stored after a person filled in every field. */

const person = {
  created_at: '2026-11-20T18:30:00+00:00',
  first_name: 'Amina',
  last_name: "O'Neil",
  email: 'amina@example.net',
  phone: '+1 312 555 0100',
  organization: 'Bread & Roses <Relief>',
  timezone: 'America/Chicago',
}

const origin = {
  source_url: 'https://example.org/who-we-help',
  utm_source: 'newsletter',
  utm_medium: 'mail',
  utm_campaign: 'autumn',
  utm_term: 'grants',
  utm_content: 'button',
  referrer: 'https://search.example.com/',
  landing_path: '/islamic-organizations',
  device_type: 'mobile',
}

export function leadRow(changes: Partial<LeadRow> = {}): LeadRow {
  return {
    id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0001',
    ...person,
    ...origin,
    form: 'strategy-call',
    filled_trap: false,
    preferred_day: null,
    preferred_part_of_day: null,
    preferred_start: null,
    website: 'https://bread.example.net',
    help_with: ['SEO', 'Consulting'],
    stated_goal: null,
    primary_goal: 'More monthly donors',
    org_type: 'islamic',
    current_challenge: 'Few people find us.\nThose who do leave.',
    ...changes,
  }
}

export function auditRequestRow(changes: Partial<AuditRequestRow> = {}): AuditRequestRow {
  return {
    id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0002',
    ...person,
    ...origin,
    website_url: 'https://bread.example.net',
    main_challenge: 'Slow pages',
    filled_trap: false,
    due_on: '2026-11-25',
    ...changes,
  }
}

export function bookingRow(changes: Partial<BookingRow> = {}): BookingRow {
  return {
    id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0003',
    ...person,
    lead_id: leadRow().id,
    booked_by: 'person',
    answers: null,
    org_type: null,
    current_challenge: null,
    starts_at: '2026-12-01T15:45:00+00:00',
    ends_at: '2026-12-01T16:30:00+00:00',
    booking_date: '2026-12-01',
    booking_time: '9:45 AM',
    meeting_link: 'https://meet.jit.si/5f0c6a5e8f',
    sequence: 0,
    moved_from: null,
    moved_by: null,
    canceled_at: null,
    canceled_by: null,
    note: null,
    ...changes,
  }
}

/** A `MessageContext` with rows in memory, and what database functions return. */
export function mailContext(
  rows: Partial<{ [Name in TableName]: Rows[Name][] }> = {},
  returned: { [Name in FunctionName]?: Answer<Name> } = {},
): MessageContext {
  const answers = { contacts_of: { contacts: [], call: null, network_calls: 1 }, ...returned }
  return {
    settings: testSettings,
    secretLink: async (id, holder) =>
      `https://www.example.org/your-call#${rows.bookings?.some((call) => call.id === id) ? holder : 'request'}-${id}`,
    database: {
      call: async <Name extends FunctionName>(name: Name) => (answers[name] ?? []) as Answer<Name>,
      find: async <Name extends TableName>(table: Name, id: string) =>
        (rows[table] as Rows[Name][] | undefined)?.find((row) => row.id === id),
    },
  }
}
