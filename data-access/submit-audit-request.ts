import { type AuditRequestInput, auditFields } from '../supabase/functions/_shared/contracts/audit-request.ts'
import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import { attributionColumns } from '../supabase/functions/_shared/database/attribution-columns.ts'
import type { BackendClient } from './client.ts'
import type { Result } from './result.ts'
import type { FillingTrace } from './spam-guard.ts'
import { type Submitted, submitRow } from './submit-row.ts'

/** A validated audit request with its idempotency key, which is created once per form (`idempotencyKey`). */
export type AuditRequestSubmission = AuditRequestInput & { readonly id: string }

/** Stores an audit request and requests its mails. */
export function submitAuditRequest(
  client: BackendClient,
  { id, attribution, ...values }: AuditRequestSubmission,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  const named = { id, ...formColumns(auditFields, values), source_url: attribution.sourceUrl }
  const row = { ...named, ...attributionColumns(attribution) }
  return submitRow(client, 'audit_requests', row, { type: 'audit_request', auditRequest: named }, trace)
}
