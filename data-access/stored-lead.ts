import { type Static, Type } from 'typebox'
import { draftStorage } from './draft-storage.ts'

const StoredLeadSchema = Type.Object({ id: Type.String(), email: Type.String() })
const storage = draftStorage('stored-lead', StoredLeadSchema)

/** Keeps in this tab which lead it stored: the proof that a booking may change it. */
export const rememberStoredLead = (lead: Static<typeof StoredLeadSchema>): void => storage.save(lead)

/** The id of the lead that this tab stored under the address. */
export function storedLeadOf(email: string): string | undefined {
  const lead = storage.load()
  return lead?.email.toLowerCase() === email.toLowerCase() ? lead.id : undefined
}
