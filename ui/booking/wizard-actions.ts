import { flushSync } from 'react-dom'
import { site } from '../../content/site.ts'
import { track } from '../../data-access/analytics.ts'
import { visitAttribution } from '../../data-access/attribution.ts'
import type { Booking } from '../../data-access/book-strategy-call.ts'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import { meetingLink } from '../../data-access/meeting-link.ts'
import { withoutPersonalQuery } from '../../data-access/personal-query.ts'
import { fail, type Result } from '../../data-access/result.ts'
import { slotsOn } from '../../data-access/time-slots/offered-slots.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import {
  type BookingContact,
  bookingContactToast,
  parseBookingContact,
  requiredContactFields,
} from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { isOrgType } from '../../supabase/functions/_shared/contracts/org-types.ts'
import { backend, prepareToSend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { clearErrorToasts, showToast } from '../primitives/Toast/show-toast.ts'
import {
  backgroundAtom,
  bookingIdAtom,
  confirmingAtom,
  contactAtom,
  contactErrorsAtom,
  lockedAtom,
  slotsAtom,
  timeZoneAtom,
  wizardStateAtom,
} from './atoms.ts'
import { loadCalendarFile } from './load-calendar-file.ts'
import { loadSaving } from './load-saving.ts'
import { readPrefill } from './prefill.ts'
import { refreshTakenTimes } from './refresh-taken-times.ts'
import { type ContactDraft, type ContactField, emptyContact, wizardDraft } from './wizard-draft.ts'
import type { WizardState } from './wizard-state.ts'
import { goTo, replaceEntry, saveDraft, show, stepOfEntry } from './wizard-steps.ts'
import { offeredZones } from './zone-label.ts'

/**
 * Fills the wizard on hydration: what this tab held before a reload, then the query parameters, then what was typed
 * into the prerendered form. Removes the personal values from the address bar.
 *
 * @param found the prerendered form's values; those that are not empty win
 * @param isAhead the visitor has submitted that form, and sees the dates
 * @returns whether the visitor's details were prefilled and are locked
 */
export function beginWizard(found: Partial<ContactDraft>, isAhead = false): boolean {
  const booked = stepOfEntry()?.step === 'success'
  // Firefox restores fields on reload: if a call is booked already, the visitor did not type them.
  const typed = booked ? {} : found
  const prefill = readPrefill(location.search)
  const draft = wizardDraft.load()
  const prefilled = Object.keys(prefill.contact)
  const clean = withoutPersonalQuery(new URL(location.href))
  const { zones, selected } = offeredZones()

  store.set(bookingIdAtom, draft?.bookingId ?? idempotencyKey())
  store.set(contactAtom, { ...emptyContact, ...draft?.contact, ...prefill.contact, ...typed })
  store.set(lockedAtom, new Set(prefilled.length > 0 ? prefilled : (draft?.locked ?? [])))
  store.set(
    timeZoneAtom,
    zones.some((zone) => zone.id === draft?.timeZone) && draft ? draft.timeZone : selected,
  )
  store.set(backgroundAtom, {
    orgType: prefill.orgType || draft?.orgType || '',
    currentChallenge: prefill.currentChallenge || draft?.currentChallenge || '',
  })
  // A reload continues where it was. New details, from the address or typed, start at the contact step, so that nobody
  // confirms them unseen.
  const isNew = (Object.keys(typed) as ContactField[]).some((field) => typed[field] !== draft?.contact[field])
  // A mailed link: its code is a secret, so it is removed from the address.
  const code = clean.searchParams.has('confirm') ? /^#([0-9A-Z]{12})$/.exec(clean.hash)?.[1] : undefined
  if (code) clean.hash = clean.search = ''
  const entry = prefilled.length === 0 && !isNew ? stepOfEntry() : undefined
  // A booked call can be shown without a draft.
  const kept = draft || entry?.step === 'success' ? entry : undefined
  const beginning: WizardState = { step: isAhead ? 'calendar' : 'form' }
  const state: WizardState = (code && { step: 'held', code }) || kept || beginning
  store.set(wizardStateAtom, state)
  replaceEntry(state, clean)
  saveDraft()
  void refreshTakenTimes()
  return store.get(lockedAtom).size > 0
}

export function editContact(field: ContactField, value: string): void {
  store.set(contactAtom, { ...store.get(contactAtom), [field]: value })
  const { [field]: _cleared, ...errors } = store.get(contactErrorsAtom)
  store.set(contactErrorsAtom, errors)
  saveDraft()
}

export function unlockContact(): void {
  store.set(lockedAtom, new Set<string>())
  saveDraft()
}

/** Changes the zone. A chosen date stays if it still has a free time; a chosen time is reset. */
export function chooseTimeZone(timeZone: string): void {
  store.set(timeZoneAtom, timeZone)
  saveDraft()
  const state = store.get(wizardStateAtom)
  if (state.step === 'time' && slotsOn(store.get(slotsAtom), state.date).length === 0)
    goTo({ step: 'calendar' })
}

/** @returns the first wrong field, when there is one */
export function submitContact(): ContactField | undefined {
  clearErrorToasts()
  const parsed = parseBookingContact(store.get(contactAtom))
  if (parsed.ok) {
    goTo({ step: 'calendar' })
    return undefined
  }
  store.set(contactErrorsAtom, parsed.errors)
  // A field with a wrong value shows its own message.
  const contact = store.get(contactAtom)
  if (requiredContactFields.some((field) => !contact[field].trim()))
    showToast({ title: bookingContactToast, tone: 'destructive' })
  const fields: ContactField[] = ['firstName', 'lastName', 'email', 'phone', 'organization']
  const wrong = fields.find((field) => parsed.errors[field])
  // Locked fields could not be corrected.
  if (wrong && store.get(lockedAtom).has(wrong)) unlockContact()
  return wrong
}

export const chooseDate = (date: string): void => goTo({ step: 'time', date })
export function chooseTime(slot: TimeSlot): void {
  goTo({ step: 'confirm', slot, timeZone: store.get(timeZoneAtom) })
  void prepareToSend()
  void prepareSuccess()
  loadSaving().catch(() => {})
}

/** How long a booking waits for the code of the success screen, in ms. */
const patience = 3000

let prepared = false

/**
 * Loads what the success screen needs before booking: afterward the step cannot be repeated, and a new version of the
 * site may have removed the files. If loading fails, the booking goes ahead anyway.
 */
function prepareSuccess(): Promise<unknown> {
  const loading = loadCalendarFile().then(() => {
    prepared = true
  })
  return Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patience))]).catch(() => {})
}

/** Books the chosen time. A second press while booking does nothing. */
export async function confirmBooking(): Promise<void> {
  const state = store.get(wizardStateAtom)
  if (state.step !== 'confirm' || store.get(confirmingAtom).status === 'busy') return
  const contact = parseBookingContact(store.get(contactAtom))
  if (!contact.ok) return goTo({ step: 'form' })
  clearErrorToasts()
  store.set(confirmingAtom, { status: 'busy' })
  if (!prepared) await prepareSuccess()
  await prepareToSend()
  let answer = await book(state, contact.value)
  if (!answer.ok && answer.error.kind === 'invalid') {
    // The id belongs to a confirmed booking with other details (in a duplicated tab, say), so use a new one.
    store.set(bookingIdAtom, idempotencyKey())
    saveDraft()
    answer = await book(state, contact.value)
  }
  if (!answer.ok) {
    // A warning, not an error: the visitor is told, and the page works.
    console.warn('The booking failed.', answer.error)
    flushSync(() => store.set(confirmingAtom, { status: 'failed', error: answer.error }))
    // The message appears above the pressed button and may push it out of view.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
    const unclear = answer.error.kind === 'unclear'
    showToast({
      title: unclear ? 'Your call may be booked' : 'Booking Failed',
      description: unclear
        ? 'Please check your email or try again.'
        : 'Please try again or contact us directly.',
      tone: 'destructive',
    })
    if (answer.error.kind === 'time_taken') void refreshTakenTimes()
    return
  }
  const booking = answer.value
  wizardDraft.clear()
  const { firstName, lastName, email } = contact.value
  const success: WizardState = { step: 'success', booking, attendee: { firstName, lastName, email } }
  show(success)
  replaceEntry(success)
  // Not booked yet, so neither announced nor tracked.
  if (booking.heldUntil) return
  track('call_booked', {
    booking_id: booking.bookingId,
    date: booking.date,
    time: booking.time,
    timezone: booking.timezone,
  })
  showToast({
    title: 'Booking Confirmed!',
    description: 'Your strategy call has been scheduled successfully.',
    tone: 'neutral',
  })
}

function book(
  { slot, timeZone }: Extract<WizardState, { step: 'confirm' }>,
  contact: BookingContact,
): Promise<Result<Booking>> {
  const bookingId = store.get(bookingIdAtom)
  const { orgType, currentChallenge } = store.get(backgroundAtom)
  return Promise.all([backend(), loadSaving()]).then(
    ([client, { bookStrategyCall }]) =>
      bookStrategyCall(client, {
        bookingId,
        contact,
        startsAt: slot.startsAt,
        timezone: timeZone,
        // Not from the booking's id: analytics get that, and anyone who knows it could join the call.
        meetingLink: meetingLink(idempotencyKey(), site.meetingBaseUrl),
        orgType: isOrgType(orgType) ? orgType : null,
        currentChallenge: currentChallenge.trim() || null,
        attribution: visitAttribution(window, timeZone),
      }),
    (error) => fail('offline', String(error)),
  )
}
