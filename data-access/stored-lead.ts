import { draftStorage } from './draft-storage.ts'

const storage = draftStorage('stored-lead', { id: '', email: '' })

/** Remembers the lead that this tab stored. Sending its id allows the tab's booking to update the lead. */
export const rememberStoredLead = (lead: { id: string; email: string }): void => storage.save(lead)

/** The id of the lead that this tab stored with the email address. */
export function storedLeadOf(email: string): string | undefined {
  const lead = storage.load()
  return lead?.email.toLowerCase() === email.toLowerCase() ? lead.id : undefined
}
