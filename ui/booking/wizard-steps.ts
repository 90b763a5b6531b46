import { flushSync } from 'react-dom'
import { idempotencyKey } from '../../data-access/idempotency-key.ts'
import { store } from '../island/store.ts'
import { clearErrorToasts } from '../primitives/Toast/show-toast.ts'
import {
  backgroundAtom,
  bookingIdAtom,
  confirmingAtom,
  contactAtom,
  lockedAtom,
  timeZoneAtom,
  wizardStateAtom,
} from './atoms.ts'
import { focusStep } from './focus-step.ts'
import { wizardDraft } from './wizard-draft.ts'
import { isStep, type WizardEntry, type WizardState } from './wizard-state.ts'

/** Saves the draft in this tab, for a reload. */
export function saveDraft(): void {
  const state = store.get(wizardStateAtom)
  if (needsNoDraft(state)) return
  wizardDraft.save({
    bookingId: store.get(bookingIdAtom),
    contact: store.get(contactAtom),
    locked: [...store.get(lockedAtom)],
    timeZone: store.get(timeZoneAtom),
    ...store.get(backgroundAtom),
  })
}

/** Goes to a step with a new history entry, so that the browser's Back button goes one step back. */
export function goTo(state: WizardState): void {
  const behind = store.get(wizardStateAtom).step
  show(state)
  history.pushState({ wizard: state, behind } satisfies WizardEntry, '')
  saveDraft()
}

/** The step of the current history entry, which survives reloads and navigation. */
export function stepOfEntry(): WizardState | undefined {
  const { wizard } = (history.state ?? {}) as WizardEntry
  return isStep(wizard) ? wizard : undefined
}

/** Whether a step has all its data, so that it is shown again after the draft is cleared. */
export const needsNoDraft = ({ step }: WizardState) => step === 'success' || step === 'held'

/** Replaces the step of the current history entry. */
export function replaceEntry(wizard: WizardState, url?: URL): void {
  history.replaceState({ ...(history.state as WizardEntry | null), wizard }, '', url)
}

/** Goes to a step without a way back to the current one. */
export function goOnTo(state: WizardState): void {
  show(state)
  replaceEntry(state)
}

/** Renders a step synchronously and focuses its heading. */
function show(state: WizardState): void {
  clearErrorToasts()
  flushSync(() => {
    store.set(wizardStateAtom, state)
    store.set(confirmingAtom, { status: 'idle' })
  })
  focusStep()
}

/** Handles popstate. */
export function followHistory(entry: unknown): void {
  const state = (entry as WizardEntry | null)?.wizard
  if (!isStep(state)) return
  // A booking in progress cannot be canceled, so stay on the confirm step.
  if (store.get(confirmingAtom).status === 'busy') {
    if (state.step !== 'confirm') history.forward()
    return
  }
  if (store.get(wizardStateAtom).step === 'success' && state.step !== 'success') startOver()
  else {
    show(state)
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
  if ((history.state as WizardEntry | null)?.behind === before.step) history.back()
  else goTo(before)
}

function stepBefore(state: WizardState): WizardState | undefined {
  if (state.step === 'calendar') return { step: 'form' }
  if (state.step === 'time') return { step: 'calendar' }
  if (state.step === 'confirm') return { step: 'time', date: state.slot.date }
  return undefined
}
