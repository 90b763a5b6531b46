import type { LocalSite } from '../../../supabase/local/local-site.ts'
import { storeCall } from '../../database/support/stored-rows.ts'
import type { Chosen } from './wizard.ts'

export async function bookForSomebodyElse({ query }: LocalSite, { date, time }: Chosen): Promise<void> {
  // Without the weekday of `Monday, November 23, 2026`, for PostgreSQL.
  const wall = `${date.replace(/^\w+, /, '')} ${time}`
  const [row] = await query<{ at: Date }>("select $1::timestamp at time zone 'America/Chicago' as at", [wall])
  await storeCall(query, row?.at ?? '')
}

export async function countBookings(site: LocalSite): Promise<number> {
  return (await site.query('select id from public.bookings')).length
}
