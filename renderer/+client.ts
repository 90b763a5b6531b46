import { track } from '../data-access/analytics.ts'
import { rememberLanding } from '../data-access/landing.ts'
import { intentOf } from './cta-intent.ts'
import { loadOnce } from './load-once.ts'

/*
 * The only script of a page before a visitor shows an intent. It listens; React and all else come when somebody
 * points at, focuses, touches or presses something that needs them, and an early press is not lost.
 */

const later = loadOnce(() => import('./later.ts'))
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const wizard = find('[data-island=booking]')
const wake = () => later().then((more) => more.wakeWizard())

const ignore = () => {}
const soon = (use: (more: typeof import('./later.ts')) => void) => later().then(use, ignore)

// Where the visitor saves data, nothing comes ahead of a press or of what is typed.
const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
const prepare = ({ target }: Event) => {
  const found = intentOf(target)
  if (found) saves || soon((more) => more.prepare(found.intent))
  else if (wizard?.contains(target as Node)) wake().catch(ignore)
}
// A touch is a pointer too.
saves || addEventListener('pointerover', prepare)
// In :is() a browser may not know it.
const closeMenu = () => find(':is(:popover-open)')?.hidePopover()
addEventListener('focusin', (event) => {
  prepare(event)
  // A menu that the focus has left would cover what has it now.
  if (!(event.target as Element).closest('header')) closeMenu()
})
// Who comes back finds the page, not the menu by which they left.
addEventListener('pagehide', closeMenu)

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-download]')
  if (link) track('download', { event_label: link.dataset['download'] as 'Meeting Minutes Template' })
  const found = intentOf(event.target)
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button
  if (!found || modified || event.defaultPrevented) return
  const { element, intent } = found
  event.preventDefault()
  later().then(
    (more) => more.open(intent, element),
    () => {
      // What the element does without script.
      if (intent.kind === 'detail') intent.details.open = !intent.details.open
      else location.href = (element as HTMLAnchorElement).href || '/schedule'
    },
  )
})

// Without this, the server takes the home page's form as a request for a call.
Object.assign(find('[data-to-scheduler]') ?? {}, { method: 'get', action: '/schedule' })

if (wizard) {
  const tell = () => {
    const trouble = find('[data-load-trouble]')
    if (trouble) trouble.hidden = false
  }
  // Without this the browser would send the form itself. When the wizard lives, it sees the press too.
  wizard.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    later()
      .then((more) => more.goOn(form))
      .catch(() => {
        tell()
        // For the case that the page is loaded anew. Where storage is blocked, the words are where they were typed.
        sessionStorage['typed'] = new URLSearchParams(new FormData(form) as never)
      })
      .catch(ignore)
  })
  // Details in the address, or a run before a reload: the visitor is already on the way.
  const view = (prefilled: boolean) => track('schedule_viewed', { page: '/schedule', prefilled })
  // Analytics read the address: not before the wizard has taken the visitor's details out of it.
  if (location.search || history.state) wake().then(view, tell)
  else view(false)
}

// A booking that another window reports.
addEventListener('message', ({ origin, data }) => {
  if (/_(confirmed|booked)$/.test(data?.type)) soon((more) => more.receive({ origin, data }))
})

// The forms are there for the first press.
saves || addEventListener('load', () => setTimeout(soon, 200, ignore))

// Whoever opens this page wants what only the script can look up.
if (find('[data-island=your-call]')) soon(ignore)

rememberLanding(window)
