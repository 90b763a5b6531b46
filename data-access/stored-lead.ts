import { draftStorage } from './draft-storage.ts'

const storage = draftStorage('stored-lead', { id: '', email: '' })

/** Keeps in this tab which lead it stored: the proof that a booking may change it. */
export const rememberStoredLead = (lead: { id: string; email: string }): void => storage.save(lead)

/** The id of the lead that this tab stored under the address. */
export function storedLeadOf(email: string): string | undefined {
  const lead = storage.load()
  return lead?.email.toLowerCase() === email.toLowerCase() ? lead.id : undefined
}
