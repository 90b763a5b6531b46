import type { BackendClient } from './client.ts'
import { type Notification, notifyQuietly } from './notify.ts'
import { withProof } from './proof/proofs.ts'
import { fail, type Result, succeed } from './result.ts'
import { serverFailure } from './server-error.ts'
import { type FillingTrace, isFilledByBot, waitIfTooFast } from './spam-guard.ts'
import { withRetry } from './with-retry.ts'

type Table = 'leads' | 'audit_requests'
type Row = { id: string } & Record<string, unknown>

export interface Submitted {
  readonly id: string
  /** False if a bot seems to have filled in the form: nothing was stored, though the call succeeds. */
  readonly stored: boolean
  /** Resolves when the notification has succeeded or failed; never rejects. Need not be awaited. */
  readonly notified: Promise<void>
}

/** Stores a form's row and requests its mails. */
export async function submitRow(
  client: BackendClient,
  table: Table,
  row: Row,
  notification: Notification,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  if (trace && isFilledByBot(trace))
    return succeed({ id: row.id, stored: false, notified: Promise.resolve() })
  if (trace) await waitIfTooFast(trace)
  const stored = await insertOnce(client, table, row)
  return stored.ok
    ? succeed({ id: row.id, stored: true, notified: notifyQuietly(client, notification) })
    : stored
}

/**
 * Inserts a row with an id generated in the browser. If a retry finds the id already stored, the first attempt worked
 * and only its response was lost, so that counts as success.
 */
function insertOnce(client: BackendClient, table: Table, row: Row): Promise<Result<{ id: string }>> {
  return withProof(client, (headers) => withRetry((signal) => insert(headers, signal)))

  async function insert(
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<Result<{ id: string }>> {
    const request = client
      .from(table)
      // The client's types want the columns by name.
      .insert(row as never)
      .select('id')
      .abortSignal(signal)
    for (const [name, value] of Object.entries(headers)) request.setHeader(name, value)
    const { data, error, status } = await request.single()
    if (error)
      return isAlreadyStored(error, table) ? succeed({ id: row.id }) : serverFailure({ ...error, status })
    // A host without a database may respond with an empty 404, which the client treats as “no data”.
    const stored: unknown = (data as { id?: unknown } | null)?.id
    return stored === row.id
      ? succeed({ id: row.id })
      : fail('server', `${status}: the row was not confirmed`)
  }
}

/** Whether the insert failed on the primary key. Other unique constraints involve a different row. */
function isAlreadyStored(error: { code: string; message: string; details: string }, table: string): boolean {
  return error.code === '23505' && `${error.message} ${error.details ?? ''}`.includes(`${table}_pkey`)
}
