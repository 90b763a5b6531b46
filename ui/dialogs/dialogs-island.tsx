import { flushSync } from 'react-dom'
import { prepareToSend } from '../island/backend.ts'
import { takeOver as takeOverMarkup } from '../island/take-over.tsx'
import { prepareToasts } from '../primitives/Toast/show-toast.ts'
import { beginAudit } from './audit-actions.ts'
import { Dialogs } from './Dialogs.tsx'
import { dialogsPrefix } from './dialogs-prefix.ts'
import { beginLead } from './lead-actions.ts'
import { loadSending } from './load-sending.ts'
import type { Opened } from './opening.ts'

/** React takes over the dialogs where they stand, open or not, with what was typed into them. */
export function takeOver(container: HTMLElement, opened: Opened): void {
  takeOverMarkup(container, dialogsPrefix, <Dialogs />, () => {
    if (opened.call) beginLead(opened.call)
    if (opened.audit) beginAudit(opened.audit)
  })
  void prepareToasts()
  // The forms will need it: it comes while the visitor types.
  void prepareToSend()
  loadSending().catch(() => {})
}

/** A form is about to be opened again. */
export function begin(kind: 'call' | 'audit', { call, audit }: Opened): void {
  flushSync(() => {
    if (kind === 'call' && call) beginLead(call)
    if (kind === 'audit' && audit) beginAudit(audit)
  })
}
