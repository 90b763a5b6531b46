import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from '../island/IslandBoundary.tsx'
import { IslandRoot } from '../island/IslandRoot.tsx'
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
 * Hydrates the prerendered wizard. Keeps what was typed before and during hydration.
 *
 * @param ahead what was typed into the first step, if the visitor is already on the second
 * @returns once it is interactive: whether it was prefilled
 */
export function mount(container: HTMLElement, ahead?: ContactDraft): Promise<boolean> {
  // Hydration resets the fields to what was prerendered, some time after this call, so keep what is typed here.
  const typed = ahead ?? typedIn(container)
  if (ahead) store.set(wizardStateAtom, { step: 'calendar' })
  const keep = ({ target }: Event) => {
    const { name, value } = target as HTMLInputElement
    if (name) typed[name as ContactField] = value
  }
  // In the capture phase, before React's handlers: the event itself may trigger hydration.
  container.addEventListener('input', keep, true)
  addEventListener('popstate', (event) => followHistory(event.state))
  keepTimesFresh()
  return new Promise((resolve) => {
    const begin = () => {
      container.removeEventListener('input', keep, true)
      resolve(beginWizard(typed, Boolean(ahead)))
      // Loaded early: a new version of the site may have removed them by the time they are needed.
      void prepareToasts()
      loadSaving().catch(() => {})
    }
    hydrateRoot(
      container,
      <IslandRoot>
        <TakenOver then={begin}>
          <IslandBoundary fallback={(tryAgain) => <WizardTrouble tryAgain={tryAgain} />}>
            <BookingWizard />
          </IslandBoundary>
        </TakenOver>
      </IslandRoot>,
      { identifierPrefix: wizardPrefix },
    )
  })
}

/** Calls `then` in the commit of the hydration, so that no key press can fall between the two. */
function TakenOver({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [])
  return children
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
