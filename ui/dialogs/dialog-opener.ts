import { detail, forms } from 'virtual:dialog-markup'
import '../primitives/Button/Button.css.ts'
import '../primitives/CheckboxGroup/CheckboxGroup.css.ts'
import '../primitives/Modal/Modal.css.ts'
import '../primitives/TextField/field.css.ts'
import './Dialogs.css.ts'
import { ctaGoals } from '../../content/cta-goals.ts'
import { track } from '../../data-access/analytics.ts'
import { honeypotName } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { fillForm, readForm } from '../forms/form-values.ts'
import { buildMarkup } from '../island/build-markup.ts'
import type { Markup } from '../island/markup.ts'
import { findModal, showModal } from '../primitives/Modal/show-modal.ts'
import { drafts, type FormKind, type Opened, type Opening, openForm } from './drafts.ts'

/** What a press on an element of the page should open. */
export type Intent =
  /** A call to action: its tag, or the phrase found in its text. */
  | { kind: 'call' | 'audit'; cta: string }
  /** The Learn More dialog with the text of a `<details>` element. */
  | { kind: 'detail'; details: HTMLDetailsElement }

/*
 * The dialogs before React loads: prerendered, opened by the browser, and filled from this tab's drafts. The island
 * hydrates them with their values; a form that is submitted earlier waits for it.
 */

// In browsers from before 2022, fall back to what a press does without JavaScript.
if (!globalThis.HTMLDialogElement) throw new Error('This browser has no dialog element.')

type Island = typeof import('./dialogs-island.tsx')

const opened: Opened = {}
let container: HTMLElement | undefined
let loading: Promise<Island> | undefined
let island: Island | undefined

export function prepare({ kind }: Intent): void {
  insertDialogs()
  if (kind !== 'detail') load().catch(() => {})
}

/** Opens the dialog for an intent. Closing it returns the focus to `from`. */
export function open(intent: Intent, from: HTMLElement): void {
  insertDialogs()
  const opener = closeMenu(from)
  if (intent.kind === 'detail') {
    showModal(filledDetail(intent.details), opener)
    return
  }
  const { kind, cta } = intent
  const dialog = findModal(kind) as HTMLDialogElement
  const opening = openForm(kind, ctaGoals[cta])
  opened[kind] = opening
  if (island) island.showForm(kind, opening)
  else {
    const form = dialog.querySelector('form')
    if (form) fillForm(form, opening.draft)
    // Hydrate in the second frame, which starts after the dialog has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => hydrate().catch(() => {}))))
  }
  showModal(dialog, opener)
  track(kind === 'call' ? 'lead_cta_click' : 'audit_cta_click', { cta, page: location.pathname })
}

/** Closes the menu around an element. @returns what gets the focus back: the menu's button, or the element */
function closeMenu(from: HTMLElement): HTMLElement {
  const menu = from.closest<HTMLElement>('[popover]')
  // Without the polyfill, hidePopover is missing, but a menu closes when it loses the focus.
  menu?.hidePopover?.()
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? from
}

/** Copies the document's text to the Learn More dialog. */
function filledDetail(details: HTMLDetailsElement): HTMLDialogElement {
  const dialog = findModal('detail') as HTMLDialogElement
  const body = details.querySelector(':scope > :not(summary)')?.cloneNode(true) ?? ''
  dialog.querySelector('[data-detail-body]')?.replaceChildren(body)
  const title = dialog.querySelector('h3')
  if (title) title.textContent = details.closest('li')?.querySelector('h3')?.textContent ?? ''
  return dialog
}

function insertDialogs(): void {
  if (container) return
  container = append(forms)
  container.dataset['island'] = 'dialogs'
  // Outside the island: it is never hydrated, and the page script handles its call to action.
  append(detail)
  container.addEventListener('input', () => {
    if (!island) saveDrafts()
  })
  container.addEventListener('submit', (event) => {
    if (!island) submitAfterLoading(event)
  })
}

function append(markup: readonly Markup[]): HTMLElement {
  const element = document.createElement('div')
  buildMarkup(element, markup)
  document.body.append(element)
  return element
}

function saveDrafts(): void {
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

function submitAfterLoading(event: SubmitEvent): void {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  if (form.ariaBusy) return
  form.ariaBusy = 'true'
  hydrate()
    .finally(() => {
      form.ariaBusy = null
    })
    .then(
      // In a new task: browsers ignore a submission while the form's submit event is still dispatched, and it is if the
      // island was loaded before. Safari 15.6 has no requestSubmit().
      () => setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click()),
      // Loading failed: open the page with the form that works without JavaScript. The draft is kept.
      () => location.assign(form === formOf('call') ? '/schedule' : '/contact'),
    )
}

/** Loads the island. After a failure, the next call retries. */
function load(): Promise<Island> {
  loading ??= import('./dialogs-island.tsx').catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function hydrate(): Promise<void> {
  const loaded = await load()
  if (island || !container) return
  saveDrafts()
  island = loaded
  loaded.hydrateDialogs(container, opened)
}
