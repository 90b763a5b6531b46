import { Provider } from 'jotai'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { store } from '../island/store.ts'
import { BookingWizard } from './BookingWizard.tsx'
import { beginWizard, followHistory, refreshTakenTimes } from './wizard-actions.ts'
import type { ContactDraft, ContactField } from './wizard-draft.ts'

/** Brings the prerendered wizard to life. What was typed into it meanwhile stays. */
export function mount(container: HTMLElement): void {
  // Read first: hydrating puts the fields back to what was prerendered.
  const typed = typedIn(container)
  flushSync(() => {
    hydrateRoot(
      container,
      <Provider store={store}>
        <BookingWizard />
      </Provider>,
      { identifierPrefix: 'booking' },
    )
  })
  beginWizard(typed)
  addEventListener('popstate', (event) => followHistory(event.state))
  // Somebody else may have booked while this tab was in the background.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshTakenTimes()
  })
}

function typedIn(container: HTMLElement): Partial<ContactDraft> {
  const typed: Partial<ContactDraft> = {}
  for (const input of container.querySelectorAll<HTMLInputElement>('[data-wizard-form] input[name]')) {
    if (input.value !== '') typed[input.name as ContactField] = input.value
  }
  return typed
}
