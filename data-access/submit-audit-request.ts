import { type AuditRequestInput, auditFields } from '../supabase/functions/_shared/contracts/audit-request.ts'
import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import { attributionColumns } from '../supabase/functions/_shared/database/attribution-columns.ts'
import type { BackendClient } from './client.ts'
import { insertOnce } from './insert-once.ts'
import { notifyQuietly } from './notify.ts'
import { type Result, succeed } from './result.ts'
import { type FillingTrace, isFilledByBot, waitIfTooFast } from './spam-guard.ts'
import type { Submitted } from './submit-lead.ts'

/** A validated audit request with its idempotency key, which is created once per form (`idempotencyKey`). */
export type AuditRequestSubmission = AuditRequestInput & { readonly id: string }

/** Stores an audit request and requests its mails (product specification, section 7, calls 3 and 4). */
export async function submitAuditRequest(
  client: BackendClient,
  request: AuditRequestSubmission,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  if (trace && isFilledByBot(trace))
    return succeed({ id: request.id, stored: false, notified: Promise.resolve() })
  const { id, attribution, ...values } = request
  const named = { id, ...formColumns(auditFields, values), source_url: attribution.sourceUrl }
  if (trace) await waitIfTooFast(trace)
  const stored = await insertOnce(client, 'audit_requests', {
    ...named,
    ...attributionColumns(attribution),
  })
  if (!stored.ok) return stored
  return succeed({
    id,
    stored: true,
    notified: notifyQuietly(client, { type: 'audit_request', auditRequest: named }),
  })
}
