import { attributionColumns } from '../supabase/functions/_shared/contracts/attribution-columns.ts'
import { type AuditRequestInput, auditFields } from '../supabase/functions/_shared/contracts/audit-request.ts'
import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import { type LeadInput, leadFields } from '../supabase/functions/_shared/contracts/lead.ts'
import { askDatabase, type DatabaseError } from './ask-database.ts'
import type { BackendClient } from './client.ts'
import { isLike } from './is-like.ts'
import { type Notification, notifyQuietly } from './notify.ts'
import { withProof } from './proof/proofs.ts'
import { type Result, succeed } from './result.ts'
import { type FillingTrace, waitIfTooFast } from './spam-guard.ts'
import { rememberStoredLead } from './stored-lead.ts'

/** Validated values with their idempotency key, which is created once per form (`idempotencyKey`). */
export type LeadSubmission = LeadInput & { readonly id: string }
export type AuditRequestSubmission = AuditRequestInput & { readonly id: string }

export interface Submitted {
  readonly id: string
  /** False if a bot seems to have filled in the form: nothing was stored, though the call succeeds. */
  readonly stored: boolean
}

/** Stores a lead and requests its mails. */
export async function submitLead(
  client: BackendClient,
  { id, attribution, ...values }: LeadSubmission,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  const row = { id, ...formColumns(leadFields, values), ...attributionColumns(attribution) }
  const insert = (signal: AbortSignal) =>
    client.from('leads').insert(row).select('id').abortSignal(signal).single()
  const submitted = await submit(client, id, insert, { type: 'new_lead', lead: row }, trace)
  if (submitted.ok && submitted.value.stored) rememberStoredLead({ id, email: values.email })
  return submitted
}

export function submitAuditRequest(
  client: BackendClient,
  { id, attribution, ...values }: AuditRequestSubmission,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  const named = { id, ...formColumns(auditFields, values), source_url: attribution.sourceUrl }
  const row = { ...named, ...attributionColumns(attribution) }
  const insert = (signal: AbortSignal) =>
    client.from('audit_requests').insert(row).select('id').abortSignal(signal).single()
  return submit(client, id, insert, { type: 'audit_request', auditRequest: named }, trace)
}

/**
 * Inserts a row with an id generated in the browser. If a retry finds the id already stored, the first attempt worked
 * and only its response was lost, so that counts as success.
 */
async function submit(
  client: BackendClient,
  id: string,
  send: Parameters<typeof askDatabase>[0]['send'],
  notification: Notification,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  // Simple bots fill in every field, even hidden ones.
  if (trace?.honeypot) return succeed({ id, stored: false })
  if (trace) await waitIfTooFast(trace)
  const submitted: Submitted = { id, stored: true }
  const stored = await withProof(client, (headers) =>
    askDatabase({
      send,
      headers,
      read: (row, error) =>
        (isLike(row, { id: '' }) && row.id === id) || (error && isAlreadyStored(error))
          ? submitted
          : undefined,
    }),
  )
  // Not awaited: the page goes on, and the server sends the mails even if this request is lost.
  if (stored.ok) void notifyQuietly(client, notification)
  return stored
}

/** On the primary key: other unique constraints involve a different row. */
const isAlreadyStored = ({ code, message, details }: DatabaseError) =>
  code === '23505' && /(leads|audit_requests)_pkey/.test(`${message} ${details}`)
