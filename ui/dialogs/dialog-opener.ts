import { detail, forms } from 'virtual:dialog-markup'
import '../primitives/Button/Button.css.ts'
import '../primitives/CheckboxGroup/CheckboxGroup.css.ts'
import '../primitives/Modal/Modal.css.ts'
import '../primitives/TextField/field.css.ts'
import './Dialogs.css.ts'
import { ctaGoals } from '../../content/cta-goals.ts'
import type { CtaTag } from '../../content/model/link.ts'
import { track } from '../../data-access/analytics.ts'
import { honeypotName } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { buildMarkup } from '../island/build-markup.ts'
import type { Markup } from '../island/markup.ts'
import { findModal, showModal } from '../primitives/Modal/show-modal.ts'
import { drafts, type FormKind, type Opened, type Opening, openForm } from './drafts.ts'
import type { Intent } from './intent.ts'
import { fillForm, readForm } from './plain-form.ts'

/*
 * The dialogs before React: prerendered, opened by the browser, and filled with this tab's drafts. When the island
 * loads, it takes over what was typed; a form that is submitted earlier waits for it.
 */

// Browsers from before 2022: let a press do what it does without script.
if (!globalThis.HTMLDialogElement) throw new Error('This browser has no dialog element.')

type Island = typeof import('./dialogs-island.tsx')

const opened: Opened = {}
let container: HTMLElement | undefined
let coming: Promise<Island> | undefined
let island: Island | undefined

/** A press is likely: load everything that it needs. */
export function prepare({ kind }: Intent): void {
  insert()
  if (kind !== 'detail') load().catch(() => {})
}

/** Opens the dialog for an intent. `from` gets the focus back when it closes. */
export function open(intent: Intent, from: HTMLElement): void {
  insert()
  const opener = outsideOfMenu(from)
  if (intent.kind === 'detail') {
    showModal(filledDetail(intent.details), opener)
    return
  }
  const { kind, cta } = intent
  const dialog = findModal(kind) as HTMLDialogElement
  const opening = openForm(kind, ctaGoals[cta as CtaTag])
  opened[kind] = opening
  if (island) island.begin(kind, opening)
  else {
    const form = dialog.querySelector('form')
    if (form) fillForm(form, opening.draft)
    // After the dialog has been painted: the second frame starts when the first is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => wake().catch(() => {}))))
  }
  showModal(dialog, opener)
  track(kind === 'call' ? 'lead_cta_click' : 'audit_cta_click', { cta, page: location.pathname })
}

/** Closes the menu, which would cover the dialog. The menu's button gets the focus back, since its links are hidden. */
function outsideOfMenu(from: HTMLElement): HTMLElement {
  const menu = from.closest<HTMLElement>('[popover]')
  // hidePopover is missing until the polyfill has loaded; until then, a menu closes when it loses the focus.
  menu?.hidePopover?.()
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? from
}

/** Fills the Learn More dialog with a copy of the text in the document. */
function filledDetail(details: HTMLDetailsElement): HTMLDialogElement {
  const dialog = findModal('detail') as HTMLDialogElement
  const words = details.querySelector(':scope > :not(summary)')?.cloneNode(true) ?? ''
  dialog.querySelector('[data-detail-body]')?.replaceChildren(words)
  const title = dialog.querySelector('h3')
  if (title) title.textContent = details.closest('li')?.querySelector('h3')?.textContent ?? ''
  return dialog
}

function insert(): void {
  if (container) return
  container = append(forms)
  container.dataset['island'] = 'dialogs'
  // Not an island: React never takes it over, and its call to action is the page's.
  append(detail)
  container.addEventListener('input', () => {
    if (!island) keepTyped()
  })
  container.addEventListener('submit', (event) => {
    if (!island) sendLater(event)
  })
}

function append(markup: readonly Markup[]): HTMLElement {
  const element = document.createElement('div')
  buildMarkup(element, markup)
  document.body.append(element)
  return element
}

/** Saves the forms' values as drafts of this tab. */
function keepTyped(): void {
  for (const [kind, opening] of Object.entries(opened) as [FormKind, Opening][]) {
    const form = formOf(kind)
    if (!form) continue
    const { [honeypotName]: honeypot, ...typed } = readForm(form)
    const draft = { ...opening.draft, ...typed }
    opened[kind] = { ...opening, draft, honeypot: honeypot as string }
    drafts[kind].save(draft)
  }
}

const formOf = (kind: FormKind) => findModal(kind)?.querySelector('form')

function sendLater(event: SubmitEvent): void {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  wake()
    .finally(() => {
      form.ariaBusy = null
    })
    .then(
      // Safari 15.6 has no requestSubmit().
      () => form.querySelector<HTMLElement>('[type=submit]')?.click(),
      // Loading failed: go where the link leads without script. The draft is kept.
      () => location.assign(form === formOf('call') ? '/schedule' : '/contact'),
    )
}

/** Loads the island; after a failure, the next call tries again. */
function load(): Promise<Island> {
  coming ??= import('./dialogs-island.tsx').catch((error) => {
    coming = undefined
    throw error
  })
  return coming
}

async function wake(): Promise<void> {
  const loaded = await load()
  if (island || !container) return
  keepTyped()
  island = loaded
  loaded.takeOver(container, opened)
}
