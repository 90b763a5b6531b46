/** Everything that visitors have left, newest first. */
export interface Submissions {
  leads: Record<string, unknown>[]
  auditRequests: Record<string, unknown>[]
  bookings: Record<string, unknown>[]
}

interface Queryable {
  query(sql: string): Promise<Record<string, unknown>[]>
}

export async function readLeads(database: Queryable): Promise<Submissions> {
  return {
    leads: await database.query('select * from public.leads order by created_at desc, id'),
    auditRequests: await database.query('select * from public.audit_requests order by created_at desc, id'),
    bookings: await database.query('select * from public.bookings order by starts_at desc, id'),
  }
}
