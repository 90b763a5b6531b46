import { track } from '../data-access/analytics.ts'
import { rememberLanding } from '../data-access/landing.ts'
import { intentOf } from './cta-intent.ts'
import { loadOnce } from './load-once.ts'

/*
 * The only script of a page until the visitor shows intent. It listens; React and everything else load when someone
 * hovers, focuses, touches or presses something that needs them. An early press is not lost.
 */

const secondPart = loadOnce(() => import('./second-part.ts'))
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const wizard = find('[data-island=booking]')
const wake = () => secondPart().then((more) => more.wakeWizard())

const ignore = () => {}
const soon = (use: (more: typeof import('./second-part.ts')) => void) => secondPart().then(use, ignore)

// With Save-Data on, nothing loads before a press or before the wizard's form has the focus.
const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
const prepare = ({ target }: Event) => {
  const found = intentOf(target)
  if (found) saves || soon((more) => more.prepare(found.intent))
  else if (wizard?.contains(target as Node)) wake().catch(ignore)
}
// A touch is a pointer too.
saves || addEventListener('pointerover', prepare)
// Inside :is(), an unknown selector does not throw.
const closeMenu = () => find(':is(:popover-open)')?.hidePopover()
addEventListener('focusin', (event) => {
  prepare(event)
  // A menu that has lost the focus would cover the element that has it now.
  if (!(event.target as Element).closest('header')) closeMenu()
})
// Visitors who come back see the page, not the menu by which they left.
addEventListener('pagehide', closeMenu)

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-download]')
  if (link) track('download', { event_label: link.dataset['download'] as 'Meeting Minutes Template' })
  const found = intentOf(event.target)
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button
  if (!found || modified || event.defaultPrevented) return
  const { element, intent } = found
  event.preventDefault()
  secondPart().then(
    (more) => more.open(intent, element),
    () => {
      // Loading failed: do what the element does without script.
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
  // Otherwise the browser would submit the form. Once the wizard is hydrated, it handles the event too.
  wizard.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target as HTMLFormElement
    secondPart()
      .then((more) => more.goOn(form))
      .catch(() => {
        tell()
        // For a reload. If storage is blocked, the values are still in the fields.
        sessionStorage['typed'] = new URLSearchParams(new FormData(form) as never)
      })
      .catch(ignore)
  })
  // Prefilled from the address, or reloaded: the visitor has already started.
  const view = (prefilled: boolean) => track('schedule_viewed', { page: '/schedule', prefilled })
  // Analytics read the address, so wait until the wizard has removed the visitor's details from it.
  if (location.search || history.state) wake().then(view, tell)
  else view(false)
}

// A booking reported by another window.
addEventListener('message', ({ origin, data }) => {
  if (/_(confirmed|booked)$/.test(data?.type)) soon((more) => more.receive({ origin, data }))
})

// Load the forms before the first press.
saves || addEventListener('load', () => setTimeout(soon, 200, ignore))

// /your-call is client-rendered; load it now.
if (find('[data-island=your-call]')) soon(ignore)

rememberLanding(window)
