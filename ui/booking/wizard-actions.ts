import { flushSync } from 'react-dom'
import { track } from '../../data-access/analytics.ts'
import { visitAttribution } from '../../data-access/attribution.ts'
import type { Booking } from '../../data-access/booking.ts'
import { secretIn } from '../../data-access/call-secret.ts'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import { withoutPersonalQuery } from '../../data-access/personal-query.ts'
import type { Result } from '../../data-access/result.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slot.ts'
import {
  type BookingContact,
  bookingContactFields,
  bookingContactToast,
  parseBookingContact,
} from '../../supabase/functions/_shared/contracts/booking-request.ts'
import { isOrgType } from '../../supabase/functions/_shared/contracts/org-types.ts'
import { knownValues } from '../forms/form-draft.ts'
import { readForm } from '../forms/form-values.ts'
import { ask, prepareToSend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { clearToast, showToast } from '../primitives/Toast/Toast.tsx'
import {
  backgroundAtom,
  bookingIdAtom,
  confirmingAtom,
  contactAtom,
  contactErrorsAtom,
  lockedAtom,
  teamAtom,
  teamSecretAtom,
  timeZoneAtom,
  wizardStateAtom,
} from './atoms.ts'
import { changeZone } from './focus-step.ts'
import { needsOtherTime } from './NotSaved.tsx'
import { readPrefill } from './prefill.ts'
import { loadRequestStep, refreshTakenTimes } from './refresh-taken-times.ts'
import {
  type ContactDraft,
  type ContactField,
  contactFields,
  contactIn,
  emptyContact,
  wizardDraft,
} from './wizard-draft.ts'
import type { WizardState } from './wizard-state.ts'
import { goOnTo, goTo, needsNoDraft, saveDraft, wizardSteps } from './wizard-steps.ts'
import { offeredZones } from './zone-label.ts'

/**
 * Fills the wizard on hydration. Values typed into the prerendered form override query parameters, which override the
 * tab's draft. Removes personal data from the URL.
 *
 * @param found the prerendered form's nonempty values
 * @param chosenZone the time zone chosen in it, or ''
 * @param isAhead whether the visitor has submitted that form and sees the dates
 * @returns whether the visitor's details were prefilled and are locked
 */
export function beginWizard(found: Partial<ContactDraft>, chosenZone = '', isAhead = false): boolean {
  const current = wizardSteps.stepOf(history.state)
  const booked = current?.step === 'success'
  // After a booking, the values are not typed: Firefox restores fields on reload.
  const typed = booked ? {} : found
  const prefill = readPrefill(location.search)
  const saved = wizardDraft.load()
  const prefilled = Object.keys(prefill.contact)
  const clean = withoutPersonalQuery(new URL(location.href))
  const linked = secretIn(clean.hash)
  if (linked) clean.hash = ''
  const secret = linked ?? (prefilled.length > 0 ? '' : (saved?.requestSecret ?? ''))
  // What is left of another person's booking: a link has somebody else's details, or the team books for itself.
  const { email = saved?.contact.email } = prefill.contact
  const draft =
    saved?.requestSecret === secret && (saved.contact.email || email) === email ? saved : undefined
  const { zones, selected } = offeredZones(prefill.timeZone || draft?.timeZone)

  store.set(bookingIdAtom, draft?.bookingId ?? idempotencyKey())
  // Other forms of this tab may know the person, unless this is another one.
  const known = knownValues()
  const isOwn = !secret && (known['email'] ?? email) === (email ?? known['email'])
  const contact = isOwn ? contactIn(known) : emptyContact
  store.set(contactAtom, { ...contact, ...draft?.contact, ...prefill.contact, ...typed })
  store.set(lockedAtom, new Set(prefilled.length > 0 ? prefilled : (draft?.locked ?? [])))
  const zone = chosenZone || prefill.timeZone || draft?.timeZone
  store.set(timeZoneAtom, zones.find(({ id }) => id === zone)?.id ?? selected)
  store.set(backgroundAtom, {
    orgType: prefill.orgType || draft?.orgType || '',
    currentChallenge: prefill.currentChallenge || draft?.currentChallenge || '',
  })
  store.set(teamSecretAtom, secret)
  // A reload continues at the same step. New details from the query or the form start at the contact step, so that the
  // visitor sees them before confirming.
  const isNew = contactFields.some((field) => typed[field] && typed[field] !== draft?.contact[field])
  const entry = prefilled.length === 0 && !isNew ? current : undefined
  const restored = draft || (entry && needsNoDraft(entry)) ? entry : undefined
  const state: WizardState = restored ?? { step: isAhead ? 'calendar' : 'form' }
  store.set(wizardStateAtom, state)
  wizardSteps.replace(state, undefined, clean)
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

/** Reads what a password manager has filled in without an event, before a render would remove it. */
export const readContact = (form: Element): void => store.set(contactAtom, contactIn(readForm(form)))

export function unlockContact(): void {
  store.set(lockedAtom, new Set<string>())
  saveDraft()
}

export function chooseTimeZone(timeZone: string): void {
  changeZone(timeZone, store.get(wizardStateAtom), () => goTo({ step: 'calendar' }))
  saveDraft()
}

/** @returns the first invalid field, if any */
export function submitContact(): ContactField | undefined {
  clearToast()
  const parsed = parseBookingContact(store.get(contactAtom))
  if (parsed.ok) {
    const day = store.get(teamAtom)?.request?.preferredDay
    goTo(day ? { step: 'time', date: day } : { step: 'calendar' })
    return undefined
  }
  store.set(contactErrorsAtom, parsed.errors)
  // The toast is about missing values only; an invalid value has a message at its field.
  const contact = store.get(contactAtom)
  if (contactFields.some((field) => 'required' in bookingContactFields[field] && !contact[field].trim()))
    showToast({ title: bookingContactToast, tone: 'destructive' })
  const wrong = contactFields.find((field) => parsed.errors[field])
  // A locked field could not be corrected.
  if (wrong && store.get(lockedAtom).has(wrong)) unlockContact()
  return wrong
}

export const chooseDate = (date: string): void => goTo({ step: 'time', date })
export function chooseTime(slot: TimeSlot): void {
  goTo({ step: 'confirm', slot, timeZone: store.get(timeZoneAtom) })
  void prepareToSend()
  // For the success screen: a new deployment may remove the file before it is needed.
  import('../../supabase/functions/_shared/calendar/calendar-event.ts').catch(() => {})
}

/** Books the chosen time. A second press while booking does nothing. */
export async function confirmBooking(): Promise<void> {
  const state = store.get(wizardStateAtom)
  if (state.step !== 'confirm' || store.get(confirmingAtom).status === 'busy') return
  const contact = parseBookingContact(store.get(contactAtom))
  if (!contact.ok) {
    goTo({ step: 'form' })
    submitContact()
    return
  }
  clearToast()
  store.set(confirmingAtom, { status: 'busy' })
  await prepareToSend()
  let answer = await book(state, contact.value)
  if (!answer.ok && answer.error.kind === 'invalid') {
    // The id belongs to a booking with other details, for example from a duplicated tab, so retry with a new one.
    store.set(bookingIdAtom, idempotencyKey())
    saveDraft()
    answer = await book(state, contact.value)
  }
  if (!answer.ok) {
    console.warn('The call was not booked.', answer.error)
    flushSync(() => store.set(confirmingAtom, { status: 'failed', error: answer.error }))
    loadRequestStep().catch(() => {})
    // The message above the pressed button may push it out of view.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
    if (needsOtherTime(answer.error)) void refreshTakenTimes()
    return
  }
  const booking = answer.value
  wizardDraft.clear()
  const { firstName, lastName, email } = contact.value
  const byTeam = store.get(teamSecretAtom) !== ''
  goOnTo({ step: 'success', booking, attendee: { firstName, lastName, email }, byTeam })
  track('call_booked', {
    booking_id: booking.bookingId,
    date: booking.date,
    time: booking.time,
    timezone: booking.timezone,
  })
  showToast({
    title: 'Booking Confirmed!',
    description: `${byTeam ? 'The' : 'Your'} strategy call has been scheduled successfully.`,
    tone: 'neutral',
  })
}

function book(
  { slot, timeZone }: Extract<WizardState, { step: 'confirm' }>,
  contact: BookingContact,
): Promise<Result<Booking>> {
  const bookingId = store.get(bookingIdAtom)
  const { orgType, currentChallenge } = store.get(backgroundAtom)
  return ask(async (client) => {
    const { bookStrategyCall } = await import('../../data-access/book-strategy-call.ts')
    return bookStrategyCall(client, {
      bookingId,
      contact,
      startsAt: slot.startsAt,
      timezone: timeZone,
      wallTime: `${slot.date} ${slot.time}`,
      orgType: isOrgType(orgType) ? orgType : null,
      currentChallenge: currentChallenge.trim() || null,
      requestSecret: store.get(teamSecretAtom),
      attribution: visitAttribution(window, timeZone),
    })
  })
}
