import { randomUUID } from 'node:crypto'
import { bookingRules } from '../../../content/booking-rules.ts'
import type { LocalSite } from '../../../supabase/local/local-site.ts'
import type { Chosen } from './wizard.ts'

export async function bookForSomebodyElse(site: LocalSite, { date, time }: Chosen): Promise<void> {
  const id = randomUUID()
  // Remove the weekday of `Monday, November 23, 2026`, for PostgreSQL.
  const wall = `${date.replace(/^\w+, /, '')} ${time}`
  await site.query(
    `with lead as (
       insert into public.leads (first_name, last_name, email, help_with)
       values ('Other', 'Visitor', 'other.visitor@example.org', '{Consulting}') returning id
     )
     insert into public.bookings (id, lead_id, starts_at, ends_at, timezone, booking_date, booking_time,
       meeting_link, first_name, last_name, email, phone)
     select $1, lead.id, start, start + interval '${bookingRules.lengthMinutes} minutes', $3, $2::timestamp::date, $4,
       'https://meet.jit.si/other', 'Other', 'Visitor', 'other.visitor@example.org', '1'
       from lead, (select $2::timestamp at time zone $3 as start) as s`,
    [id, wall, 'America/Chicago', time],
  )
}

export async function countBookings(site: LocalSite): Promise<number> {
  return (await site.query('select id from public.bookings')).length
}
