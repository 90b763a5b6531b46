import { successWords, wizardWords } from '../../content/scheduler-words.ts'
import { track } from '../../data-access/analytics.ts'
import { visitAttribution } from '../../data-access/attribution.ts'
import type { Booking } from '../../data-access/booking.ts'
import { idempotencyKey } from '../../data-access/draft-storage.ts'
import type { Result } from '../../data-access/result.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import type { FormFields } from '../../supabase/functions/_shared/contracts/form-field.ts'
import {
  type BookingContact,
  bookingContactFields,
  isOrgType,
  parseBookingContact,
  teamContactFields,
} from '../../supabase/functions/_shared/contracts/forms.ts'
import { forget, readForm } from '../forms/form-draft.ts'
import { ask, prepareToSend } from '../island/backend.ts'
import { store } from '../island/IslandRoot.tsx'
import { clearToast, showToast } from '../primitives/Toast/Toast.tsx'
import {
  bookingIdAtom,
  confirmingAtom,
  contactAtom,
  contactErrorsAtom,
  forPersonAtom,
  lockedAtom,
  orgTypeAtom,
  teamSecretAtom,
  timeZoneAtom,
  wizardStateAtom,
} from './atoms.ts'
import { tellProblem } from './refresh-taken-times.ts'
import { changeZone } from './step-history.ts'
import { type ContactField, contactFields, contactIn, type WizardState, wizardDraft } from './wizard-state.ts'
import { chosenIn, goOnTo, goTo, saveDraft } from './wizard-steps.ts'

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
  const byTeam = store.get(teamSecretAtom) !== ''
  const parsed = parseBookingContact(store.get(contactAtom), byTeam)
  if (parsed.ok) {
    const day = store.get(forPersonAtom)?.request?.preferredDay
    goTo(day ? { step: 'time', date: day } : { step: 'calendar' })
    return undefined
  }
  store.set(contactErrorsAtom, parsed.errors)
  // The toast is about missing values only; an invalid value has a message at its field.
  const contact = store.get(contactAtom)
  const fields: FormFields = byTeam ? teamContactFields : bookingContactFields
  if (contactFields.some((field) => fields[field]?.required && !contact[field].trim()))
    showToast({ title: wizardWords.required, tone: 'destructive' })
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
  import('../../supabase/functions/_shared/calendar-event.ts').catch(() => {})
}

/** Books the chosen time. A second press while booking does nothing. */
export async function confirmBooking(): Promise<void> {
  const state = store.get(wizardStateAtom)
  if (state.step !== 'confirm' || store.get(confirmingAtom).status === 'busy') return
  const byTeam = store.get(teamSecretAtom) !== ''
  const contact = parseBookingContact(store.get(contactAtom), byTeam)
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
    return tellProblem(answer.error)
  }
  const booking = answer.value
  wizardDraft.clear()
  forget('booking', Object.keys(chosenIn(state)))
  const { firstName, lastName, email } = contact.value
  goOnTo({ step: 'success', booking, attendee: { firstName, lastName, email }, byTeam })
  track('call_booked', {
    booking_id: booking.bookingId,
    date: booking.date,
    time: booking.time,
    timezone: booking.timezone,
  })
  showToast({
    title: successWords.title,
    description: (byTeam ? successWords.team : successWords).toast,
    tone: 'neutral',
  })
}

function book(
  { slot, timeZone }: Extract<WizardState, { step: 'confirm' }>,
  contact: BookingContact,
): Promise<Result<Booking>> {
  const bookingId = store.get(bookingIdAtom)
  const orgType = store.get(orgTypeAtom)
  return ask(async (client) => {
    const { bookStrategyCall } = await import('../../data-access/book-strategy-call.ts')
    return bookStrategyCall(client, {
      bookingId,
      contact,
      startsAt: slot.startsAt,
      timezone: timeZone,
      wallTime: `${slot.date} ${slot.time}`,
      orgType: isOrgType(orgType) ? orgType : null,
      requestSecret: store.get(teamSecretAtom),
      attribution: visitAttribution(window, timeZone),
    })
  })
}
