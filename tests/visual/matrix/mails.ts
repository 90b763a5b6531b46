import type { TableName } from '../../../supabase/functions/_shared/database/rows.ts'
import type { Mail } from '../../../supabase/functions/_shared/mail/mail.ts'
import type { MessageKinds } from '../../../supabase/functions/_shared/outbox/message-kind.ts'
import { mailContext } from '../../../supabase/functions/_shared/testing/mail-context.ts'
import { auditRequestRow, bookingRow, leadRow } from '../../../supabase/functions/_shared/testing/rows.ts'
import { messageKinds } from '../../../supabase/functions/sweep-outbox/message-kinds.ts'

type Channel = 'person' | 'team'
type Sample = { table: TableName; id: string; channels: readonly Channel[] }

const feed = {
  id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0009',
  name: 'Team calendar',
  problem: 'The address answers 404.',
  read_at: '2026-11-20T18:30:00+00:00',
}
/** A call and a form that exceeded a rate limit. */
const heldCall = {
  id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0010',
  kind: 'booking' as const,
  email: bookingRow().email,
  expires_at: '2026-11-20T19:30:00+00:00',
  code: 'AB12CD34EF56',
  starts_at: bookingRow().starts_at,
  submission: bookingRow(),
}
const heldForm = {
  ...heldCall,
  id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0011',
  kind: 'lead' as const,
  starts_at: null,
  submission: leadRow(),
}
const asked = bookingRow({
  id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0012',
  asked_at: '2026-11-20T18:30:00+00:00',
})
const missed = bookingRow({ id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0013', outcome: 'no_show' })
const moved = bookingRow({
  id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0015',
  sequence: 1,
  moved_from: '2026-11-30T15:00:00+00:00',
  moved_by: 'team',
  note: 'Sorry, our board meets that morning.',
})
const cancelled = bookingRow({
  id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0016',
  sequence: 1,
  cancelled_at: '2026-11-20T18:30:00+00:00',
  cancelled_by: 'person',
  note: 'We have hired somebody. Thank you!',
})
const recovered = { ...feed, id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f0014', problem: null }
const rows = {
  leads: [leadRow()],
  audit_requests: [auditRequestRow()],
  bookings: [bookingRow(), asked, missed, moved, cancelled],
  calendar_feeds: [feed, recovered],
  held_submissions: [heldCall, heldForm],
}

const morning = {
  zone: 'America/Chicago',
  calls: [bookingRow()],
  requests: [{ ...leadRow(), kind: 'Strategy call' }],
  late_messages: 1,
  calendars: [feed],
}

const both = ['person', 'team'] as const
/** The sample row for each message kind, by its full name or its prefix. */
const byTopic: Readonly<Record<string, Sample>> = {
  lead: { table: 'leads', id: leadRow().id, channels: both },
  audit_request: { table: 'audit_requests', id: auditRequestRow().id, channels: both },
  booking: { table: 'bookings', id: bookingRow().id, channels: both },
  calendar: { table: 'calendar_feeds', id: feed.id, channels: ['team'] },
  submission: { table: 'held_submissions', id: heldCall.id, channels: ['person'] },
  ceiling: { table: 'bookings', id: bookingRow().id, channels: ['team'] },
  message: { table: 'leads', id: leadRow().id, channels: ['team'] },
  'booking.changed': { table: 'bookings', id: moved.id, channels: both },
  'booking.cancelled': { table: 'bookings', id: cancelled.id, channels: both },
  'booking.asked': { table: 'bookings', id: asked.id, channels: ['person'] },
  // Webhook only.
  'call.outcome': { table: 'bookings', id: missed.id, channels: [] },
  'call.no_show': { table: 'bookings', id: missed.id, channels: ['person'] },
  'calendar.recovered': { table: 'calendar_feeds', id: recovered.id, channels: ['team'] },
  'team.morning': { table: 'leads', id: leadRow().id, channels: ['team'] },
}

/** A mail; `name` is the name of its baselines. */
export type SampleMail = { name: string; write(): Promise<Mail | undefined> }

/**
 * Every mail that the site sends: each message kind for each recipient. A new kind is included automatically if its
 * prefix is in `byTopic`; otherwise, add it there.
 */
export const mails: readonly SampleMail[] = [
  ...Object.keys(messageKinds).flatMap((kind) =>
    sampleOf(kind).channels.map((channel) => ({
      name: `${kind}-to-${channel}`,
      write: () => write(kind, channel),
    })),
  ),
  {
    name: 'booking.created-to-team-person-failed',
    write: () => write('booking.created', 'team', { personFailing: true }),
  },
  {
    name: 'submission.held-to-person-form',
    write: () => write('submission.held', 'person', { id: heldForm.id }),
  },
]

function sampleOf(kind: string): Sample {
  const sample = byTopic[kind] ?? byTopic[kind.split('.')[0] ?? kind]
  if (!sample) throw new Error(`No sample for the mail ${kind}: add its row to byTopic`)
  return sample
}

type WriteOptions = { id?: string; personFailing?: boolean }

async function write(
  kind: string,
  channel: Channel,
  { id, personFailing = false }: WriteOptions = {},
): Promise<Mail | undefined> {
  const sample = sampleOf(kind)
  // The failed message that some mails to the team report.
  const lost = {
    kind: 'lead.created',
    channel: 'person',
    state: 'given_up',
    last_error: '550',
    claimed: false,
  } as const
  const kinds: MessageKinds = messageKinds
  return kinds[kind]?.mail?.(
    {
      id: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f000a',
      claim: '5f0c6a5e-8f0f-4f5c-9a51-0d3d7f1f000b',
      kind,
      row_table: sample.table,
      row_id: id ?? sample.id,
      channel,
      created_at: '2026-11-20T18:30:00+00:00',
      person_failing: personFailing,
    },
    mailContext(rows, { outbox_of: [lost], morning_report: morning }),
  )
}
