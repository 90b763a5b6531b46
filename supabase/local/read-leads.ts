/** Everything that visitors have left, newest first. */
export interface Submissions {
  leads: Record<string, unknown>[]
  auditRequests: Record<string, unknown>[]
  bookings: Record<string, unknown>[]
  /** Forms and calls that stand once the person uses the link in a mail. */
  held: Record<string, unknown>[]
  /** Mails and webhooks that should have left and have not, and why. Reminders of later are not among them. */
  waiting: Record<string, unknown>[]
}

interface Queryable {
  query(sql: string): Promise<Record<string, unknown>[]>
}

export async function readLeads(database: Queryable): Promise<Submissions> {
  return {
    leads: await database.query(`
      select l.*, c.state as call_state, c.starts_at as call_starts_at, c.outcome_note
        from public.leads as l
        left join lateral (
          select * from private.all_calls as c where c.lead_id = l.id order by c.starts_at desc limit 1) as c on true
       order by l.created_at desc, l.id`),
    auditRequests: await database.query('select * from public.audit_requests order by created_at desc, id'),
    bookings: await database.query(
      "select * from private.all_calls where state <> 'held' order by starts_at desc, id",
    ),
    // Without the code, which only the mail shows.
    held: await database.query(`
      select id, kind, created_at, expires_at, starts_at, submission ->> 'first_name' as first_name,
             submission ->> 'last_name' as last_name, email, submission ->> 'phone' as phone,
             submission ->> 'organization' as organization
        from public.held_submissions where expires_at > now() order by created_at desc, id`),
    waiting: await database.query(`
      select kind, channel, row_table, row_id, state, attempts, created_at, due_at, last_error,
             coalesce(claimed_until > now(), false) as being_sent
        from private.outbox
       where state = 'given_up' or state = 'waiting' and (due_at <= now() or attempts > 0) order by due_at, seq`),
  }
}
