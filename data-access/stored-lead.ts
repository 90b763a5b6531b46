import { draftStorage } from './draft-storage.ts'

const storage = draftStorage('stored-lead', { id: '', email: '' })

/** Remembers which lead this tab stored, which entitles its booking to change the lead. */
export const rememberStoredLead = (lead: { id: string; email: string }): void => storage.save(lead)

/** The id of the lead that this tab stored for the email address. */
export function storedLeadOf(email: string): string | undefined {
  const lead = storage.load()
  return lead?.email.toLowerCase() === email.toLowerCase() ? lead.id : undefined
}
