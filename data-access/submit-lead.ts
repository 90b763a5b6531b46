import { formColumns } from '../supabase/functions/_shared/contracts/form-field.ts'
import { type LeadInput, leadFields } from '../supabase/functions/_shared/contracts/lead.ts'
import { attributionColumns } from '../supabase/functions/_shared/database/attribution-columns.ts'
import type { BackendClient } from './client.ts'
import type { Result } from './result.ts'
import type { FillingTrace } from './spam-guard.ts'
import { rememberStoredLead } from './stored-lead.ts'
import { type Submitted, submitRow } from './submit-row.ts'

/** A validated lead with its idempotency key, which is created once per form (`idempotencyKey`). */
export type LeadSubmission = LeadInput & { readonly id: string }

/** Stores a lead and requests its mails. */
export async function submitLead(
  client: BackendClient,
  { id, attribution, ...values }: LeadSubmission,
  trace?: FillingTrace,
): Promise<Result<Submitted>> {
  const row = { id, ...formColumns(leadFields, values), ...attributionColumns(attribution) }
  const submitted = await submitRow(client, 'leads', row, { type: 'new_lead', lead: row }, trace)
  if (submitted.ok && submitted.value.stored) rememberStoredLead({ id, email: values.email })
  return submitted
}
