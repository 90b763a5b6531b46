import { withoutPersonalQuery } from '../../data-access/attribution.ts'
import { secretIn } from '../../data-access/booking.ts'
import { idempotencyKey } from '../../data-access/draft-storage.ts'
import { bookingContactFields } from '../../supabase/functions/_shared/contracts/forms.ts'
import { scheduleParameters } from '../../supabase/functions/_shared/contracts/links.ts'
import { firstCharacters } from '../../supabase/functions/_shared/text.ts'
import { knownValues } from '../forms/form-draft.ts'
import { store } from '../island/IslandRoot.tsx'
import {
  bookingIdAtom,
  contactAtom,
  lockedAtom,
  orgTypeAtom,
  teamSecretAtom,
  timeZoneAtom,
  wizardStateAtom,
} from './atoms.ts'
import { offeredZones } from './moments.ts'
import { refreshTakenTimes } from './refresh-taken-times.ts'
import {
  type ContactDraft,
  contactFields,
  contactIn,
  emptyContact,
  type WizardState,
  wizardDraft,
} from './wizard-state.ts'
import { saveDraft, wizardSteps } from './wizard-steps.ts'

/**
 * Fills the wizard on hydration. Values typed into the prerendered form override query parameters, which override the
 * tab's draft. Removes personal data and the team's secret from the URL.
 *
 * @param found the prerendered form's nonempty values
 * @param zoneInForm the time zone chosen in it, or ''
 * @returns whether the visitor's details were prefilled and are locked
 */
export function beginWizard(found: Partial<ContactDraft>, zoneInForm = ''): boolean {
  const entry = wizardSteps.stepOf(history.state)
  const address = withoutPersonalQuery(new URL(location.href))
  const linkSecret = secretIn(address.hash)
  if (linkSecret) address.hash = ''
  const prefill = readPrefill(location.search)
  const prefilled = Object.keys(prefill.contact).filter((field) => field !== 'currentChallenge')
  const secret = linkSecret ?? (prefilled.length > 0 ? '' : (wizardDraft.load()?.requestSecret ?? ''))
  const draft = draftOf(secret, prefill.contact.email)
  // After a booking, the values are not typed: Firefox restores fields on reload.
  const typed = entry?.step === 'success' ? {} : found

  store.set(teamSecretAtom, secret)
  store.set(bookingIdAtom, draft?.bookingId ?? idempotencyKey())
  const known = knownContact(secret, prefill.contact.email ?? wizardDraft.load()?.contact.email)
  store.set(contactAtom, { ...known, ...draft?.contact, ...prefill.contact, ...typed })
  store.set(lockedAtom, new Set(prefilled.length > 0 ? prefilled : (draft?.locked ?? [])))
  store.set(orgTypeAtom, prefill.orgType || draft?.orgType || '')
  const { zones, selected } = offeredZones(prefill.timeZone || draft?.timeZone)
  const zone = zoneInForm || prefill.timeZone || draft?.timeZone
  store.set(timeZoneAtom, zones.find(({ id }) => id === zone)?.id ?? selected)

  // New details start at the contact step, so that the visitor sees them before confirming.
  const isNew = contactFields.some((field) => typed[field] && typed[field] !== draft?.contact[field])
  const canContinue = prefilled.length === 0 && !isNew && (draft || entry?.step === 'success')
  const state: WizardState = (canContinue && entry) || { step: 'form' }
  store.set(wizardStateAtom, state)
  wizardSteps.replace(state, undefined, address)
  saveDraft()
  void refreshTakenTimes()
  return store.get(lockedAtom).size > 0
}

/** The tab's draft, unless it is another person's: a link has somebody else's details, or the team books for itself. */
function draftOf(secret: string, email: string | undefined) {
  const draft = wizardDraft.load()
  const typed = draft?.contact.email
  return draft?.requestSecret === secret && (!email || !typed || typed === email) ? draft : undefined
}

/** What other forms of this tab know about the person, unless this is another one. */
function knownContact(secret: string, email: string | undefined): ContactDraft {
  const known = knownValues()
  const isOwn = !secret && (!email || !known['email'] || known['email'] === email)
  return isOwn ? contactIn(known) : emptyContact
}

/** Reads the query parameters, truncated to each field's maximum length. */
function readPrefill(search: string) {
  const query = new URLSearchParams(search)
  const contact: Partial<ContactDraft> = {}
  for (const field of contactFields) {
    const typed = query.get(scheduleParameters[field])?.trim() ?? ''
    const value = firstCharacters(typed, bookingContactFields[field].max)
    if (value) contact[field] = value
  }
  return {
    contact,
    timeZone: query.get(scheduleParameters.timezone) ?? '',
    orgType: query.get(scheduleParameters.orgType) ?? '',
  }
}
