import { flushSync } from 'react-dom'
import { prepareToSend } from '../island/backend.ts'
import { hydrateIsland } from '../island/IslandRoot.tsx'
import { auditForm } from './audit-form.ts'
import { Dialogs, dialogsPrefix } from './Dialogs.tsx'
import type { FormKind, Opened, Opening } from './drafts.ts'
import { loadSending } from './form-model.ts'
import { leadForm } from './lead-form.ts'

/** Hydrates the dialogs, open or not, and keeps the values in their fields. */
export function hydrateDialogs(container: HTMLElement, opened: Opened): void {
  hydrateIsland(container, dialogsPrefix, <Dialogs />, () => {
    if (opened.call) leadForm.show(opened.call)
    if (opened.audit) auditForm.show(opened.audit)
  })
  // Load what the forms need while the visitor types.
  void prepareToSend()
  loadSending().catch(() => {})
}

/** Sets a form's state before it is opened again. */
export function showForm(kind: FormKind, opening: Opening): void {
  flushSync(() => (kind === 'call' ? leadForm : auditForm).show(opening))
}
