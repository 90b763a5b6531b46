import { IslandBoundary } from '../island/IslandBoundary.tsx'
import { takeOver } from '../island/IslandRoot.tsx'
import { store } from '../island/store.ts'
import { prepareToasts } from '../primitives/Toast/show-toast.ts'
import { wizardStateAtom } from './atoms.ts'
import { BookingWizard } from './BookingWizard.tsx'
import { loadSaving } from './load-saving.ts'
import { keepTimesFresh } from './refresh-taken-times.ts'
import { WizardTrouble } from './WizardTrouble.tsx'
import { beginWizard } from './wizard-actions.ts'
import type { ContactDraft, ContactField } from './wizard-draft.ts'
import { wizardPrefix } from './wizard-state.ts'
import { followHistory } from './wizard-steps.ts'

/**
 * Hydrates the prerendered wizard with what was typed into it.
 *
 * @param ahead what was typed into the first step, if the visitor is already on the second
 * @returns whether it was prefilled
 */
export function mount(container: HTMLElement, ahead?: ContactDraft): Promise<boolean> {
  const typed = ahead ?? typedIn(container)
  if (ahead) store.set(wizardStateAtom, { step: 'calendar' })
  addEventListener('popstate', (event) => followHistory(event.state))
  keepTimesFresh()
  return new Promise((resolve) => {
    takeOver(
      container,
      wizardPrefix,
      <IslandBoundary fallback={(tryAgain) => <WizardTrouble tryAgain={tryAgain} />}>
        <BookingWizard />
      </IslandBoundary>,
      () => resolve(beginWizard(typed, Boolean(ahead))),
    )
    // Loaded early: a new version of the site may have removed them by the time they are needed.
    void prepareToasts()
    loadSaving().catch(() => {})
  })
}

function typedIn(container: HTMLElement): Partial<ContactDraft> {
  const typed: Partial<ContactDraft> = {}
  const before = typedBefore()
  for (const input of container.querySelectorAll<HTMLInputElement>('[data-wizard-form] input[name]')) {
    const value = input.value || before.get(input.name)
    if (value) typed[input.name as ContactField] = value
  }
  return typed
}

/** What the page script stored when the wizard could not be loaded, before the page was reloaded. */
function typedBefore(): URLSearchParams {
  try {
    const typed = new URLSearchParams(sessionStorage.getItem('typed') ?? '')
    sessionStorage.removeItem('typed')
    return typed
  } catch {
    return new URLSearchParams()
  }
}
