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
 * The dialogs before React: prerendered, shown by the browser itself, filled with this tab's drafts. What is typed here
 * is the island's when it comes; a form that is sent before waits for it.
 */

// Browsers before 2022: a press does what it does without script.
if (!globalThis.HTMLDialogElement) throw new Error('This browser has no dialog element.')

type Island = typeof import('./dialogs-island.tsx')

const opened: Opened = {}
let container: HTMLElement | undefined
let coming: Promise<Island> | undefined
let island: Island | undefined

/** A press is near: all that it needs comes now. */
export function prepare({ kind }: Intent): void {
  insert()
  if (kind !== 'detail') load().catch(() => {})
}

/** Opens the dialog that a press asks for; `from` gets the focus back when it closes. */
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
    // After the dialog has been drawn: the second frame begins when the first is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => wake().catch(() => {}))))
  }
  showModal(dialog, opener)
  track(kind === 'call' ? 'lead_cta_click' : 'audit_cta_click', { cta, page: location.pathname })
}

/** A menu would lie over the dialog; and closed, what is in it cannot take the focus back. */
function outsideOfMenu(from: HTMLElement): HTMLElement {
  const menu = from.closest<HTMLElement>('[popover]')
  // Before the fallback for browsers without popovers has come, what loses the focus closes.
  menu?.hidePopover?.()
  return (menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`)) ?? from
}

/** The words of Learn More are the document's own. */
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
  container = islandOf('dialogs', forms)
  islandOf('detail', detail)
  container.addEventListener('input', () => {
    if (!island) keepTyped()
  })
  container.addEventListener('submit', (event) => {
    if (!island) sendLater(event)
  })
}

function islandOf(name: string, markup: readonly Markup[]): HTMLElement {
  const element = document.createElement('div')
  element.dataset['island'] = name
  buildMarkup(element, markup)
  document.body.append(element)
  return element
}

/** Saves what the forms hold as drafts of this tab. */
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
      // Not by requestSubmit(), which Safari has since 16.
      () => form.querySelector<HTMLElement>('[type=submit]')?.click(),
      // Nothing more can come: what the press that opened the dialog does without script. The words are kept.
      () => location.assign(form === formOf('call') ? '/schedule' : '/contact'),
    )
}

/** One that was lost on the way is asked for again. */
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
