import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import { type LeadInput, leadFields } from '../supabase/functions/_shared/contracts/lead.ts'
import { attributionColumns } from '../supabase/functions/_shared/database/attribution-columns.ts'
import type { BackendClient } from './client.ts'
import { insertOnce } from './insert-once.ts'
import { notifyQuietly } from './notify.ts'
import { type Result, succeed } from './result.ts'
import { type FillingTrace, isFilledByBot, waitIfTooFast } from './spam-guard.ts'
import { rememberStoredLead } from './stored-lead.ts'

/** A validated lead with its idempotency key, which is created once per form (`idempotencyKey`). */
export type LeadSubmission = LeadInput & { readonly id: string }

export interface Submitted {
  readonly id: string
  /** False if a bot seems to have filled in the form: nothing was stored, though the call succeeds. */
  readonly stored: boolean
  /** Resolves when the notification has succeeded or failed; never rejects. Need not be awaited. */
  readonly notified: Promise<void>
}

/** Stores a lead and requests its mails (product specification, section 7, calls 1 and 2). */
export async function submitLead(
  client: BackendClient,
  lead: LeadSubmission,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  if (trace && isFilledByBot(trace))
    return succeed({ id: lead.id, stored: false, notified: Promise.resolve() })
  const row = leadRow(lead)
  if (trace) await waitIfTooFast(trace)
  const stored = await insertOnce(client, 'leads', row)
  if (!stored.ok) return stored
  rememberStoredLead({ id: row.id, email: row.email })
  return succeed({
    id: row.id,
    stored: true,
    notified: notifyQuietly(client, { type: 'new_lead', lead: row }),
  })
}

function leadRow({ id, attribution, ...values }: LeadSubmission) {
  return { id, ...formColumns(leadFields, values), ...attributionColumns(attribution) }
}
