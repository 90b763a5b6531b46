/** Everything that visitors have left, newest first. */
export interface Submissions {
  leads: Record<string, unknown>[]
  auditRequests: Record<string, unknown>[]
  bookings: Record<string, unknown>[]
  /** Forms and calls that stand once the person uses the link in a mail. */
  held: Record<string, unknown>[]
  /** Mails and webhooks that have not left, and why. */
  waiting: Record<string, unknown>[]
}

interface Queryable {
  query(sql: string): Promise<Record<string, unknown>[]>
}

export async function readLeads(database: Queryable): Promise<Submissions> {
  return {
    leads: await database.query('select * from public.leads order by created_at desc, id'),
    auditRequests: await database.query('select * from public.audit_requests order by created_at desc, id'),
    bookings: await database.query(`
      select *, case when cancelled_at is not null then 'cancelled by the ' || cancelled_by
                     when ends_at <= now() then 'over' else 'booked' end as state
        from public.bookings order by starts_at desc, id`),
    // Without the code, which only the mail shows.
    held: await database.query(`
      select id, kind, created_at, expires_at, starts_at, submission ->> 'first_name' as first_name,
             submission ->> 'last_name' as last_name, email, submission ->> 'phone' as phone,
             submission ->> 'organization' as organization
        from public.held_submissions where expires_at > now() order by created_at desc, id`),
    waiting: await database.query(`
      select kind, channel, row_table, row_id, state, attempts, created_at, due_at, last_error,
             coalesce(claimed_until > now(), false) as being_sent
        from private.outbox where state in ('waiting', 'given_up') order by due_at, seq`),
  }
}
