import { Dialogs, dialogsPrefix } from '../dialogs/Dialogs.tsx'
import { prepareToSend } from '../island/backend.ts'
import { hydrateIsland } from '../island/IslandRoot.tsx'
import { loadSending, type SiteFormName } from './form-state.ts'
import { SiteForm } from './SiteForm.tsx'

/** Hydrates the prerendered dialogs, or a page's form. What is typed stays in the fields. */
export function hydrate(container: HTMLElement): void {
  if (container.dataset['island'] === 'dialogs') hydrateIsland(container, dialogsPrefix, <Dialogs />)
  else {
    const form = container.querySelector('form')
    const name = form?.dataset['form'] as SiteFormName
    hydrateIsland(container, 'form', <SiteForm name={name} id={form?.id ?? ''} />)
  }
  // Load what the forms need while the visitor types.
  void prepareToSend()
  loadSending().catch(() => {})
}
