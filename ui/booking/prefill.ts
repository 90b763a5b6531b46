import { limits } from '../../supabase/functions/_shared/contracts/limits.ts'
import type { ContactDraft, ContactField } from './wizard-draft.ts'

/** Query parameters of /schedule and the fields that they prefill (PRODUCT.md, "Scheduler"). */
const parameters = [
  ['first', 'firstName', limits.name],
  ['last', 'lastName', limits.name],
  ['email', 'email', limits.email],
  ['phone', 'phone', limits.phone],
  ['org', 'organization', limits.organization],
] as const satisfies readonly (readonly [string, ContactField, number])[]

export type Prefill = {
  contact: Partial<ContactDraft>
  /** Of the person for whom the team books. */
  timeZone: string
  orgType: string
  currentChallenge: string
}

/** Reads the query parameters, truncated to each field's maximum length. */
export function readPrefill(search: string): Prefill {
  const query = new URLSearchParams(search)
  const contact: Partial<ContactDraft> = {}
  for (const [name, field, max] of parameters) {
    const value = query.get(name)?.trim().slice(0, max)
    if (value) contact[field] = value
  }
  return {
    contact,
    timeZone: query.get('timezone') ?? '',
    orgType: query.get('org_type') ?? '',
    currentChallenge: (query.get('current_challenge') ?? '').slice(0, limits.freeText),
  }
}
