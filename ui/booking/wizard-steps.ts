import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import { store } from '../island/store.ts'
import { clearToast } from '../primitives/Toast/Toast.tsx'
import {
  backgroundAtom,
  bookingIdAtom,
  confirmingAtom,
  contactAtom,
  lockedAtom,
  teamSecretAtom,
  timeZoneAtom,
  wizardStateAtom,
} from './atoms.ts'
import { type StepEntry, stepHistory } from './step-history.ts'
import { wizardDraft } from './wizard-draft.ts'
import { exampleSteps, type WizardState } from './wizard-state.ts'

export const wizardSteps = stepHistory(wizardStateAtom, exampleSteps, () => {
  clearToast()
  store.set(confirmingAtom, { status: 'idle' })
})

export function saveDraft(): void {
  const state = store.get(wizardStateAtom)
  if (needsNoDraft(state)) return
  wizardDraft.save({
    bookingId: store.get(bookingIdAtom),
    contact: store.get(contactAtom),
    locked: [...store.get(lockedAtom)],
    timeZone: store.get(timeZoneAtom),
    ...store.get(backgroundAtom),
    requestSecret: store.get(teamSecretAtom),
  })
}

/** Whether a step has all its data, so that it is shown again after the draft is cleared. */
export const needsNoDraft = ({ step }: WizardState) => step === 'success'

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
  if (store.get(wizardStateAtom).step === 'success' && state.step !== 'success') startOver()
  else {
    wizardSteps.show(state)
    saveDraft()
  }
}

/** Starts a new booking on Back from the success screen, so that the old one is not submitted again. */
function startOver(): void {
  store.set(bookingIdAtom, idempotencyKey())
  goOnTo({ step: 'form' })
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
