import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import { type LeadInput, leadFields } from '../supabase/functions/_shared/contracts/lead.ts'
import { attributionColumns } from '../supabase/functions/_shared/database/attribution-columns.ts'
import type { BackendClient } from './client.ts'
import { insertOnce } from './insert-once.ts'
import { notifyQuietly } from './notify.ts'
import { type Result, succeed } from './result.ts'
import { type FillingTrace, isFilledByBot, personsPace } from './spam-guard.ts'
import { rememberStoredLead } from './stored-lead.ts'

/** A cleaned lead with the id that makes repeats harmless (`idempotencyKey`, once per form). */
export type LeadSubmission = LeadInput & { readonly id: string }

export interface Submitted {
  readonly id: string
  /** False if it looks like a bot's: it is told success, and nothing is stored. */
  readonly stored: boolean
  /** Resolves when the notification was answered or given up; never rejects. Waiting is optional. */
  readonly notified: Promise<void>
}

/** Stores a lead and asks for its mails (product specification, section 7, calls 1 and 2). */
export async function submitLead(
  client: BackendClient,
  lead: LeadSubmission,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  if (trace && isFilledByBot(trace))
    return succeed({ id: lead.id, stored: false, notified: Promise.resolve() })
  const row = leadRow(lead)
  if (trace) await personsPace(trace)
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
