import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { ctaGoals } from '../../content/cta-goals.ts'
import type { CtaTag } from '../../content/model/link.ts'
import { track } from '../../data-access/analytics.ts'
import { backend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { mountToasts } from '../primitives/Toast/mount-toasts.tsx'
import { beginAudit } from './audit-actions.ts'
import { Dialogs } from './Dialogs.tsx'
import { beginLead } from './lead-actions.ts'
import { openDialogAtom } from './open-dialog.ts'

type Intent = { kind: 'call' | 'audit'; cta: string } | { kind: 'detail'; details: HTMLDetailsElement }

/** How long after closing the focus goes back to the opener, in ms (product specification, section 9). */
const focusRestoreDelay = 100

let mounted = false
let opener: HTMLElement | undefined

/** Opens the dialog that a click asks for; `from` gets the focus back when it closes. */
export function open(intent: Intent, from: HTMLElement): void {
  mountOnce()
  opener = from
  const menu = from.closest<HTMLElement>('[popover]')
  if (menu) {
    // In the browser's top layer it would lie over the dialog; and closed, what is in it cannot take the focus back.
    menu.hidePopover()
    opener = document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`) ?? from
  }
  if (intent.kind === 'detail') {
    const title = from.closest('li')?.querySelector('h3')?.textContent ?? ''
    const body =
      intent.details.querySelector(':scope > :not(summary)')?.cloneNode(true) ?? document.createTextNode('')
    store.set(openDialogAtom, { kind: 'detail', title, body })
    return
  }
  // The forms will need it: it comes while the visitor reads.
  backend().catch(() => {})
  if (intent.kind === 'audit') {
    beginAudit()
    store.set(openDialogAtom, { kind: 'audit' })
    track('audit_cta_click', { cta: intent.cta, page: location.pathname })
  } else {
    beginLead(ctaGoals[intent.cta as CtaTag])
    store.set(openDialogAtom, { kind: 'call' })
    track('lead_cta_click', { cta: intent.cta, page: location.pathname })
  }
}

/** Closes whatever is open. What a form holds is dealt with by its own close. */
export function close(): void {
  store.set(openDialogAtom, { kind: 'none' })
  setTimeout(() => opener?.focus(), focusRestoreDelay)
}

function mountOnce(): void {
  if (mounted) return
  mounted = true
  mountToasts()
  const container = document.body.appendChild(document.createElement('div'))
  container.dataset['island'] = 'dialogs'
  createRoot(container).render(
    <Provider store={store}>
      <Dialogs onClose={close} />
    </Provider>,
  )
}
