import { flushSync } from 'react-dom'
import { successWords, wizardWords } from '../../content/scheduler-words.ts'
import { track } from '../../data-access/analytics.ts'
import { visitAttribution } from '../../data-access/attribution.ts'
import { backend } from '../../data-access/backend.ts'
import { bookStrategyCall, readBooking } from '../../data-access/booking.ts'
import { isLike } from '../../data-access/is-like.ts'
import { prepareProof } from '../../data-access/proof.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import {
  type FormFields,
  type ParseResult,
  parseFields,
} from '../../supabase/functions/_shared/contracts/form-field.ts'
import { type BookingContact, isOrgType } from '../../supabase/functions/_shared/contracts/forms.ts'
import {
  forget,
  keepValues,
  knownValues,
  lockFields,
  randomId,
  storedLeadOf,
  submissionId,
} from '../forms/draft.ts'
import { keepForm } from '../forms/form-fields.ts'
import { changeForm } from '../forms/form-state.ts'
import { store } from '../island/island.tsx'
import { clearStatus, showStatus } from '../primitives/StatusLine/StatusLine.tsx'
import { changeZone, holderAtom, isTeamAtom, requestAtom, timeZoneAtom } from './free-times.ts'
import { confirmingAtom, stepHistory, storedText, tellProblem, timeReaders } from './steps.ts'
import {
  type ContactField,
  contactFields,
  contactForm,
  contactNow,
  contactTableAtom,
  lockedAtom,
  type WizardState,
  wizardStateAtom,
} from './wizard-state.ts'

const readers = {
  contact: () => ({ step: 'contact' }) as const,
  ...timeReaders,
  success({ booking, attendee }: Record<string, unknown>) {
    const booked = readBooking(booking)
    if (!booked || !isLike(attendee, { firstName: '', lastName: '', email: '' })) return undefined
    return { step: 'success', booking: booked, attendee } as const
  },
}
export const wizardSteps = stepHistory(wizardStateAtom, readers, () => {
  clearStatus()
  store.set(confirmingAtom, { status: 'idle' })
})

export const parseContact = (): ParseResult<BookingContact> =>
  parseFields(store.get(contactTableAtom), contactNow())

/** Of the contact step: read-only until Edit is pressed. */
export function lock(fields: readonly string[]): void {
  lockFields(fields)
  flushSync(() => store.set(lockedAtom, fields))
}
export const unlockContact = (): void => lock([])

export function chooseTimeZone(timeZone: string): void {
  changeZone(timeZone, store.get(wizardStateAtom), () => goTo({ step: 'calendar' }))
  keepValues({ timezone: timeZone })
}

/** Goes on, or focuses the first invalid field. */
export function submitContact(form: HTMLFormElement): void {
  clearStatus()
  // Includes what a password manager has filled in without an event.
  keepForm(form)
  const parsed = parseContact()
  if (parsed.ok) {
    const day = store.get(requestAtom)?.preferredDay
    goTo(day ? { step: 'time', date: day } : { step: 'calendar' })
    return
  }
  const { errors } = parsed
  // The line is about missing values only; an invalid value has a message at its field.
  const contact = contactNow()
  const fields: FormFields = store.get(contactTableAtom)
  if (contactFields.some((name) => fields[name]?.required && !contact[name].trim()))
    showStatus({ title: wizardWords.required, tone: 'destructive' })
  const wrong = contactFields.find((name) => errors[name])
  // A locked field could not be corrected.
  if (wrong && store.get(lockedAtom).includes(wrong)) unlockContact()
  flushSync(() => changeForm(contactForm, { errors }))
  focusContact(wrong)
}

export const focusContact = (name: ContactField | undefined): void =>
  document.querySelector<HTMLElement>(`#${contactForm} [name="${name}"]`)?.focus()

export const chooseDate = (date: string): void => goTo({ step: 'time', date })
export function chooseTime(slot: TimeSlot): void {
  goTo({ step: 'confirm', slot, timeZone: store.get(timeZoneAtom) })
  prepareProof(backend())
  // For the success screen: a new deployment may remove the file before it is needed.
  import('../../supabase/functions/_shared/calendar-event.ts').catch(() => {})
}

/** Books the chosen time. A second press while booking does nothing. */
export async function confirmBooking(): Promise<void> {
  const state = store.get(wizardStateAtom)
  if (state.step !== 'confirm' || store.get(confirmingAtom).status === 'busy') return
  const contact = parseContact()
  if (!contact.ok) {
    goTo({ step: 'contact' })
    flushSync(() => changeForm(contactForm, { errors: contact.errors }))
    return
  }
  clearStatus()
  store.set(confirmingAtom, { status: 'busy' })
  prepareProof(backend())
  let answer = await book(state, contact.value)
  if (!answer.ok && answer.error.kind === 'id_used') {
    // For example by a duplicated tab.
    forget('booking', [])
    answer = await book(state, contact.value)
  }
  if (!answer.ok) {
    console.warn('The call was not booked.', answer.error)
    return tellProblem(answer.error)
  }
  const booking = answer.value
  forget('booking', Object.keys(chosenIn(state)))
  lockFields([])
  const { firstName, lastName, email } = contact.value
  goOnTo({ step: 'success', booking, attendee: { firstName, lastName, email } })
  track('call_booked', {
    booking_id: randomId(),
    date: booking.date,
    time: booking.time,
    timezone: booking.timezone,
  })
  showStatus({
    title: successWords.title,
    description: store.get(isTeamAtom) ? successWords.team.note : successWords.status,
    tone: 'neutral',
  })
}

/** Back to the address that the person's mail server refuses. */
export function backToAddress(): void {
  unlockContact()
  goTo({ step: 'contact' })
  focusContact('email')
}

function book({ slot, timeZone }: Extract<WizardState, { step: 'confirm' }>, contact: BookingContact) {
  const { orgType } = knownValues()
  return bookStrategyCall(backend(), {
    bookingId: submissionId('booking'),
    contact,
    startsAt: slot.startsAt,
    timezone: timeZone,
    wallTime: `${slot.date} ${slot.time}`,
    orgType: isOrgType(orgType) ? orgType : null,
    requestSecret: store.get(holderAtom).secret,
    answers: storedLeadOf(contact.email),
    attribution: visitAttribution(window, timeZone),
  })
}

/** What was chosen, for the fields of a call request. */
function chosenIn(state: WizardState): { day?: string; partOfDay?: string; startsAt?: string } {
  if (state.step === 'time') return { day: state.date, startsAt: '' }
  if (state.step !== 'confirm') return {}
  const { date, time, startsAt } = state.slot
  return { day: date, startsAt, partOfDay: time.endsWith('AM') ? 'morning' : 'afternoon' }
}

export function goTo(state: WizardState): void {
  wizardSteps.goTo(state)
  // Whoever has left the contact step has seen what is in it.
  keepValues(chosenIn(state), '')
}

/** Goes to a step without a way back to the current one. */
function goOnTo(state: WizardState): void {
  wizardSteps.show(state)
  wizardSteps.replace(state)
}

export function followHistory(entry: unknown): void {
  const state = wizardSteps.follow(entry)
  if (!state) return
  // A booking in progress cannot be canceled, so stay on the confirm step.
  if (store.get(confirmingAtom).status === 'busy') {
    if (state.step !== 'confirm') history.forward()
    return
  }
  const current = store.get(wizardStateAtom)
  if (current.step === 'success' && state.step !== 'success') {
    // Back does not lead to the form, which would book a second call.
    goOnTo(current)
    const { title, text } = successWords.already
    showStatus({ title, description: text, tone: 'neutral' })
  } else {
    wizardSteps.show(state)
    keepValues(chosenIn(state))
  }
}

/** The wizard's back button: uses the browser's history if its previous entry is the same step. */
export function goBack(): void {
  const before = stepBefore(store.get(wizardStateAtom))
  if (!before) return
  if (storedText(history.state, 'previous') === before.step) history.back()
  else goTo(before)
}

function stepBefore(state: WizardState): WizardState | undefined {
  if (state.step === 'calendar') return { step: 'contact' }
  if (state.step === 'time') return { step: 'calendar' }
  if (state.step === 'confirm') return { step: 'time', date: state.slot.date }
  return undefined
}
