import { detail, forms } from 'virtual:dialog-markup'
import '../forms/SiteForm.css.ts'
import '../primitives/Button/Button.css.ts'
import '../primitives/CheckboxGroup/CheckboxGroup.css.ts'
import '../primitives/Modal/Modal.css.ts'
import '../primitives/TextField/field.css.ts'
import { ctaGoals } from '../../content/cta-goals.ts'
import { track } from '../../data-access/analytics.ts'
import { knownValues } from '../forms/draft.ts'
import { fillForm } from '../forms/form-fields.ts'
import { findModal, showModal } from '../primitives/Modal/show-modal.ts'

/** What a press on an element of the page should open. */
export type Intent =
  /** A call to action: its tag, or the phrase found in its text. */
  | { kind: 'call' | 'audit'; cta: string }
  /** The Learn More dialog with the text of a `<details>` element. */
  | { kind: 'detail'; details: HTMLDetailsElement }

/*
 * The dialogs before React loads: prerendered, opened by the browser, and filled with what this tab knows. React
 * hydrates them while they are open.
 */

// In browsers from before 2022, fall back to what a press does without JavaScript.
if (!globalThis.HTMLDialogElement) throw new Error('This browser has no dialog element.')

let container: HTMLElement | undefined

/** Opens the dialog for an intent. Closing it returns the focus to `from`. @returns the island of the dialogs */
export function openDialog(intent: Intent, from: HTMLElement): HTMLElement {
  const dialogs = prepareDialogs()
  const opener = closeMenu(from)
  if (intent.kind === 'detail') showModal(filledDetail(intent.details), opener)
  else {
    const { kind, cta } = intent
    const dialog = findModal(kind) as HTMLDialogElement
    fillIn(dialog, ctaGoals[cta] ?? '')
    showModal(dialog, opener)
    track(kind === 'call' ? 'lead_cta_click' : 'audit_cta_click', { cta, page: location.pathname })
  }
  return dialogs
}

/** Fills in what the tab knows, and the call to action's goal unless the visitor typed their own. */
function fillIn(dialog: HTMLDialogElement, goal: string): void {
  const known = knownValues()
  const form = dialog.querySelector('form')
  if (!form) return
  Object.assign(form.dataset, { goal, opened: Object.keys(known).length > 0 ? 0 : Date.now() })
  fillForm(form, { ...known, primaryGoal: known['primaryGoal'] || goal })
  // React notes what is filled in.
  form.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Closes the menu around an element. @returns what gets the focus back: the menu's button, or the element */
function closeMenu(from: HTMLElement): HTMLElement {
  const menu = from.closest<HTMLElement>('[popover]')
  // Where there are no popovers, a menu closes when it loses the focus.
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

/** Inserts the dialogs into the document when the first one is wanted. */
export function prepareDialogs(): HTMLElement {
  if (container) return container
  container = append(forms)
  container.dataset['island'] = 'dialogs'
  for (const form of container.querySelectorAll('form')) form.noValidate = true
  // Outside the island: it is never hydrated, and the page script handles its call to action.
  append(detail)
  return container
}

function append(markup: readonly Markup[]): HTMLElement {
  const element = document.createElement('div')
  buildMarkup(element, markup)
  document.body.append(element)
  return element
}

/** A DOM node: text as a string, an element as a tuple, and a comment (needed for hydration) with an empty name. */
export type Markup =
  | string
  | [name: string, attributes?: Record<string, string>, ...children: Markup[]]
  | ['', string]

const svg = 'http://www.w3.org/2000/svg'

/** Creates DOM nodes from prerendered markup, since Trusted Types forbid parsing HTML strings. */
export function buildMarkup(parent: Element, markup: readonly Markup[]): void {
  for (const each of markup) {
    if (typeof each === 'string') parent.append(each)
    else if (each[0] === '') parent.append(document.createComment(each[1] as string))
    else {
      const [name, attributes = {}, ...children] = each as [string, Record<string, string>?, ...Markup[]]
      const isDrawing = name === 'svg' || parent.namespaceURI === svg
      const element = isDrawing ? document.createElementNS(svg, name) : document.createElement(name)
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
      buildMarkup(element, children)
      parent.append(element)
    }
  }
}
