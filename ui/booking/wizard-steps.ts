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

/** Keeps in this tab what a reload must not lose. */
export function saveDraft(): void {
  const state = store.get(wizardStateAtom)
  if (state.step === 'success' || state.step === 'held') return
  wizardDraft.save({
    bookingId: store.get(bookingIdAtom),
    contact: store.get(contactAtom),
    locked: [...store.get(lockedAtom)],
    timeZone: store.get(timeZoneAtom),
    ...store.get(backgroundAtom),
  })
}

/** Goes on to a step, as an entry of the browser's history: its Back goes one step back, not off the page. */
export function goTo(state: WizardState): void {
  const behind = store.get(wizardStateAtom).step
  show(state)
  history.pushState({ wizard: state, behind } satisfies WizardEntry, '')
  saveDraft()
}

/** The step of the browser's current entry: there after a reload and on the way back from another page. */
export function stepOfEntry(): WizardState | undefined {
  const { wizard } = (history.state ?? {}) as WizardEntry
  return isStep(wizard) ? wizard : undefined
}

/** Puts a step in the place of the browser's entry. */
export function replaceEntry(wizard: WizardState, url?: URL): void {
  history.replaceState({ ...(history.state as WizardEntry | null), wizard }, '', url)
}

/** Draws a step synchronously and focuses its heading. */
export function show(state: WizardState): void {
  clearErrorToasts()
  flushSync(() => {
    store.set(wizardStateAtom, state)
    store.set(confirmingAtom, { status: 'idle' })
  })
  focusStep()
}

/** The browser moved in its history. */
export function followHistory(entry: unknown): void {
  const state = (entry as WizardEntry | null)?.wizard
  if (!isStep(state)) return
  // A booking under way cannot be taken back: its answer comes to the step that asked for it.
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

/** After a booking, Back leads to a new run: the old one is done and must not be confirmed again by mistake. */
function startOver(): void {
  store.set(bookingIdAtom, idempotencyKey())
  show({ step: 'form' })
  replaceEntry({ step: 'form' })
}

/** The wizard's own back link: the browser's Back, where that leads to the same step. */
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
