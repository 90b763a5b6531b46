import type { Database } from '../supabase/functions/_shared/database/database.types.ts'
import type { BackendClient } from './client.ts'
import { withProof } from './proof/proofs.ts'
import { fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import { withRetry } from './with-retry.ts'

type Tables = Database['public']['Tables']

/**
 * Stores a row under the id that the browser made. A retry after a lost answer finds the id already stored:
 * that counts as success, and makes no second row.
 */
export function insertOnce<Table extends 'leads' | 'audit_requests'>(
  client: BackendClient,
  table: Table,
  row: Tables[Table]['Insert'] & { id: string },
): Promise<Result<{ id: string }>> {
  return withProof(client, (headers) => withRetry((signal) => insert(headers, signal)))

  async function insert(
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Result<{ id: string }>> {
    const request = client
      .from(table)
      // `row` fits `table` by this function's own types, which the client's cannot follow.
      .insert(row as never)
      .select('id')
      .abortSignal(signal)
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    const { data, error, status } = await request.single()
    if (error) return isRepeat(error, table) ? succeed({ id: row.id }) : serverFailure({ ...error, status })
    // A host without a database may answer with an empty 404, which the client takes for no data.
    const stored: unknown = (data as { id?: unknown } | null)?.id
    return stored === row.id
      ? succeed({ id: row.id })
      : fail('server', `${status}: the row was not confirmed`)
  }
}

/** Only the primary key counts: any other unique constraint concerns another row. */
function isRepeat(error: { code: string; message: string; details: string }, table: string): boolean {
  return error.code === '23505' && `${error.message} ${error.details ?? ''}`.includes(`${table}_pkey`)
}
