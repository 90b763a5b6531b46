import { track } from '../data-access/analytics.ts'
import type { Intent } from '../ui/dialogs/dialog-opener.ts'

/*
 * The page script: the only script until the visitor hovers, focuses, touches or presses something that needs more.
 * Then it loads React and the rest. A press before they have loaded is not lost.
 */

const onIntent = () => import('./on-intent.ts')
const find = (selector: string) => document.querySelector<HTMLElement>(selector)
const wizard = find('[data-island=booking]')
const wake = (island: HTMLElement) => onIntent().then((more) => more.wake(island))

const ignore = () => {}

// With Save-Data on, nothing loads until the visitor presses something or focuses the wizard's form.
const saveData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
const prepare = ({ target }: Event) => {
  const found = intentOf(target)
  const island = (target as Element).closest?.<HTMLElement>('[data-island]:not([data-island=dialogs])')
  if (island) wake(island).catch(ignore)
  else if (found && !saveData) onIntent().then((more) => more.prepare(found.intent), ignore)
}
if (!saveData) {
  // Also fires on touch.
  addEventListener('pointerover', prepare)
  addEventListener('load', () => setTimeout(() => onIntent().catch(ignore), 200))
}

// When a style sheet with layers arrives, Chrome reads all fonts anew. Text that began in its fallback stays in it, or
// its lines would break anew long after the page was there.
addEventListener('load', () => {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return
  const [own, other] = ['Figtree,', ''].map((family) => {
    pen.font = `9px ${family}monospace`
    return pen.measureText('Wg').width
  })
  if (own === other) document.documentElement.style.setProperty('--text', 'Body Fallback')
})

// :is() ignores :popover-open where it is not supported, instead of throwing.
const closeMenu = () => find(':is(:popover-open)')?.hidePopover()
addEventListener('focusin', (event) => {
  prepare(event)
  // Otherwise the menu could cover the focused element.
  if (!(event.target as Element).closest('header')) closeMenu()
})
// Otherwise the menu would still be open when the page is restored from the back/forward cache.
addEventListener('pagehide', closeMenu)

addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLElement>('[data-download]')
  if (link) track('download', { event_label: link.dataset['download'] as 'Meeting Minutes Template' })
  const copy = (event.target as Element).closest<HTMLElement>('[data-copy]')
  if (copy) onIntent().then((more) => more.copyLetter(copy), ignore)
  const found = intentOf(event.target)
  const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (!found || modified || event.defaultPrevented) return
  const { element, intent } = found
  event.preventDefault()
  // The wizard is the form of a call.
  if (wizard && intent.kind === 'call') {
    closeMenu()
    wizard.querySelector('form')?.scrollIntoView()
    wizard.querySelector<HTMLElement>('h2')?.focus()
    track('lead_cta_click', { cta: intent.cta, page: location.pathname })
    return
  }
  onIntent().then(
    (more) => more.open(intent, element),
    () => {
      // Loading failed: do what the element does without JavaScript.
      if (intent.kind === 'detail') intent.details.open = !intent.details.open
      else location.href = (element as HTMLAnchorElement).href || '/schedule'
    },
  )
})

const showLoadError = () => find('[data-load-trouble]')?.removeAttribute('hidden')

// A form that is sent before React came waits for it, or is sent by the browser. React prevents the default of its own.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented || !form.dataset['form']) return
  event.preventDefault()
  onIntent()
    .then((more) => more.sendEarly(form))
    .catch(() => (wizard?.contains(form) ? showLoadError() : form.submit()))
})

if (wizard) {
  // With a query or history state, the wizard is prefilled or was reloaded, so hydrate it now.
  const trackView = (prefilled: unknown) =>
    track('schedule_viewed', { page: '/schedule', prefilled: prefilled === true })
  // Analytics tags read the URL, so wait until the wizard has removed the visitor's details from it.
  // Details, the secret of the team's link, or a step.
  if (location.search || location.hash[40] || history.state) wake(wizard).then(trackView, showLoadError)
  else trackView(false)
}

// A booking reported by another window.
addEventListener('message', ({ origin, data }) => {
  if (/_(confirmed|booked)$/.test(data?.type))
    onIntent().then((more) => more.receive({ origin, data }), ignore)
})

// A shared link has the numbers of its sender.
const yearTable = location.hash && find('[data-island=year-table]')
if (yearTable) wake(yearTable).catch(ignore)

// Rendered by React alone.
const yourCall = find('[data-island=your-call]')
if (yourCall) wake(yourCall).catch(ignore)

// Where this tab's visit began, and from where, for `data-access/attribution.ts`. Of the query, only what describes the
// visit rather than the visitor: campaign, referrer and click ids, unless the value contains an email address.
try {
  const campaign = location.search
    .slice(1)
    .split('&')
    .filter((pair) => /^(utm_|ref=|\w*clid=)(?!.*(@|%40))/.test(pair))
  sessionStorage['landing'] ??= JSON.stringify([
    `${location.origin + location.pathname}?${campaign.join('&')}`,
    document.referrer.split('?')[0],
  ])
} catch {
  // Storage is blocked or full.
}

/** A link or button whose text has one of these opens a dialog without a tag (PRODUCT.md, "Calls to action"). */
const phrases = [
  'book your free strategy call',
  'book strategy call',
  'schedule your free consultation',
  'book your free consultation',
  'free audit',
  'get free website audit',
]

/** The clickable element and the dialog that it opens. Its tag takes precedence over its text. */
function intentOf(target: EventTarget | null): { element: HTMLElement; intent: Intent } | undefined {
  const element = (target as Element | null)?.closest?.<HTMLElement>(
    '[data-cta],a,button,[data-detail]>summary',
  )
  // Forms and islands handle their own buttons.
  if (!element || element.closest('form,[data-island]')) return
  if (element.localName === 'summary')
    return { element, intent: { kind: 'detail', details: element.parentElement as HTMLDetailsElement } }
  const text = (element.textContent ?? '').replace(/\s+/g, ' ').toLowerCase()
  const cta = element.dataset['cta'] || phrases.find((phrase) => text.includes(phrase))
  return cta ? { element, intent: { kind: /audit/.test(cta) ? 'audit' : 'call', cta } } : undefined
}
