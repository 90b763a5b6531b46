import { successWords } from '../../content/scheduler-words.ts'
import { keepValues } from '../forms/form-draft.ts'
import { store } from '../island/IslandRoot.tsx'
import { clearToast, showToast } from '../primitives/Toast/Toast.tsx'
import {
  bookingIdAtom,
  confirmingAtom,
  contactAtom,
  lockedAtom,
  orgTypeAtom,
  teamSecretAtom,
  timeZoneAtom,
  wizardStateAtom,
} from './atoms.ts'
import { type StepEntry, stepHistory } from './step-history.ts'
import { exampleSteps, type WizardState, wizardDraft } from './wizard-state.ts'

export const wizardSteps = stepHistory(wizardStateAtom, exampleSteps, () => {
  clearToast()
  store.set(confirmingAtom, { status: 'idle' })
})

export function saveDraft(): void {
  // A booking has cleared it.
  if (store.get(wizardStateAtom).step === 'success') return
  wizardDraft.save({
    bookingId: store.get(bookingIdAtom),
    contact: store.get(contactAtom),
    locked: [...store.get(lockedAtom)],
    timeZone: store.get(timeZoneAtom),
    orgType: store.get(orgTypeAtom),
    requestSecret: store.get(teamSecretAtom),
  })
  if (store.get(teamSecretAtom)) return
  const orgType = store.get(orgTypeAtom)
  const timezone = store.get(timeZoneAtom)
  keepValues({ timezone, ...(orgType && { orgType }), ...chosenIn(store.get(wizardStateAtom)) })
}

/** The day and the part of it that were chosen, for the fields of a call request. */
export function chosenIn(state: WizardState): { day?: string; partOfDay?: string } {
  if (state.step === 'time') return { day: state.date }
  if (state.step !== 'confirm') return {}
  const { date, time } = state.slot
  return { day: date, partOfDay: time.endsWith('AM') ? 'morning' : 'afternoon' }
}

export function goTo(state: WizardState): void {
  wizardSteps.goTo(state)
  saveDraft()
}

/** Goes to a step without a way back to the current one. */
export function goOnTo(state: WizardState): void {
  wizardSteps.show(state)
  wizardSteps.replace(state)
}

export function followHistory(entry: unknown): void {
  const state = wizardSteps.stepOf(entry)
  if (!state) return
  // A booking in progress cannot be canceled, so stay on the confirm step.
  if (store.get(confirmingAtom).status === 'busy') {
    if (state.step !== 'confirm') history.forward()
    return
  }
  const current = store.get(wizardStateAtom)
  if (current.step === 'success' && state.step !== 'success') sayBooked(current)
  else {
    wizardSteps.show(state)
    saveDraft()
  }
}

/** Back from the success screen does not lead to the form, which would book a second call. */
function sayBooked(success: WizardState): void {
  goOnTo(success)
  showToast({ title: successWords.already.title, description: successWords.already.text, tone: 'neutral' })
}

/** The wizard's back button: uses the browser's history if its previous entry is the same step. */
export function goBack(): void {
  const before = stepBefore(store.get(wizardStateAtom))
  if (!before) return
  if ((history.state as StepEntry<WizardState> | null)?.previous === before.step) history.back()
  else goTo(before)
}

function stepBefore(state: WizardState): WizardState | undefined {
  if (state.step === 'calendar') return { step: 'form' }
  if (state.step === 'time') return { step: 'calendar' }
  if (state.step === 'confirm') return { step: 'time', date: state.slot.date }
  return undefined
}
