import { randomUUID } from 'node:crypto'
import type { Query } from '../../../supabase/local/backend/database.ts'

type Row = Readonly<Record<string, unknown>>

/** Stores a row as the owner might with SQL, without the rules for visitors. */
export async function storeRow(query: Query, table: string, row: Row): Promise<void> {
  const columns = Object.keys(row).join()
  await query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(row)],
  )
}

/** Stores a call of 45 minutes, with a lead of its own unless `lead_id` is given, at any time. */
export async function storeCall(query: Query, startsAt: string | Date, changes: Row = {}): Promise<void> {
  const start = new Date(startsAt)
  const person = { first_name: 'Other', last_name: 'Visitor', email: 'other.visitor@example.org' }
  const call = {
    ...{ ...person, id: randomUUID(), lead_id: randomUUID(), starts_at: start },
    ends_at: new Date(start.getTime() + 45 * 60_000),
    ...{
      timezone: 'UTC',
      booking_date: start,
      booking_time: '9:00 AM',
      meeting_link: 'https://meet.jit.si/x',
    },
    ...changes,
  }
  const { lead_id: id, email } = call
  if (!changes['lead_id']) await storeRow(query, 'leads', { ...person, id, email, help_with: ['SEO'] })
  await storeRow(query, 'bookings', call)
}
