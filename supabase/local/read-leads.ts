/** Everything that visitors have left, newest first. */
export interface Submissions {
  leads: Record<string, unknown>[]
  auditRequests: Record<string, unknown>[]
  bookings: Record<string, unknown>[]
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
    bookings: await database.query('select * from public.bookings order by starts_at desc, id'),
    waiting: await database.query(`
      select kind, channel, row_table, row_id, state, attempts, created_at, due_at, last_error,
             coalesce(claimed_until > now(), false) as being_sent
        from private.outbox where state in ('waiting', 'given_up') order by due_at, seq`),
  }
}
