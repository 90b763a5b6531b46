import { draftStorage } from '../../data-access/draft-storage.ts'
import { type Refused, reachSite, sendPlainForm } from '../../data-access/send-plain-form.ts'
import { honeypotName } from '../../supabase/functions/_shared/contracts/plain-forms.ts'
import { type FormTexts, readForm, restoreForm } from './form-values.ts'

/*
 * What JavaScript adds to the forms that work without it: their words are kept in the tab, and a failed or wrong
 * submission is explained in the page, with the same words as in the dialogs.
 */

export function keepForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form], [data-to-scheduler]'))
    keepForm(form)
}

/** @param onSent called before the next page opens */
export function keepForm(form: HTMLFormElement, onSent = () => {}): void {
  // The dialog with the same form has the same draft.
  const drafts = draftStorage<FormTexts>(form.dataset['form'] ?? form.id, {})
  const save = () => {
    const { [honeypotName]: _, ...typed } = readForm(form)
    drafts.save({ ...drafts.load(), ...typed })
  }
  const stored = drafts.load()
  if (stored) {
    restoreForm(form, stored)
    // The contact page shows the form that was begun.
    document.querySelector<HTMLInputElement>(`[name=reason][value="${form.id}"]`)?.click()
  }
  // What was typed before this script came.
  if (Object.values(readForm(form)).some((value) => value.length > 0)) save()
  form.addEventListener('input', ({ target }) => {
    const { id, parentElement } = target as HTMLElement
    // A checkbox has no id; its group has one.
    showError(id || (parentElement?.closest('fieldset')?.id ?? ''))
    save()
  })

  // The server checks the other forms, with the rules and messages of the dialogs.
  const isScheduler = form.dataset['form'] === undefined
  form.noValidate = !isScheduler
  const button = form.querySelector('[type=submit]')
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button?.hasAttribute('aria-disabled')) return
    button?.setAttribute('aria-disabled', 'true')
    save()
    const goOn = await (isScheduler ? reach(form) : send(form))
    button?.removeAttribute('aria-disabled')
    if (!goOn) return
    drafts.clear()
    onSent()
    goOn()
  })
}

/** @returns how to open the next page, unless a problem is shown */
async function reach(form: HTMLFormElement): Promise<(() => void) | undefined> {
  const reached = await reachSite(form.action)
  if (reached.ok) return () => form.submit()
  showNotice(form, reached.error.message)
  return undefined
}

async function send(form: HTMLFormElement): Promise<(() => void) | undefined> {
  const answer = await sendPlainForm(form.action, new URLSearchParams(new FormData(form) as never))
  const answered = answer.ok ? answer.value : { errors: {}, problem: answer.error.message }
  if ('location' in answered) return () => location.assign(answered.location)
  const { errors, problem }: Refused = answered
  for (const slot of form.querySelectorAll('[id$="-error"]'))
    showError(slot.id.replace(/-error$/, ''), errors[slot.id.split('-').at(-2) ?? ''])
  showNotice(form, problem)
  const wrong = form.querySelector('[id$="-error"]:not([hidden])')
  document.getElementById(wrong?.id.replace(/-error$/, '') ?? '')?.focus()
  return undefined
}

/** Shows the error of a field, or hides it. The server does the same in `form-page.ts`. */
function showError(field: string, message = ''): void {
  const slot = document.getElementById(`${field}-error`)
  if (!slot) return
  slot.textContent = message
  slot.hidden = !message
  const control = document.getElementById(field)
  if (!message) control?.removeAttribute('aria-invalid')
  else if (control?.tagName !== 'FIELDSET') control?.setAttribute('aria-invalid', 'true')
}

function showNotice(form: HTMLFormElement, message: string): void {
  const notice = form.querySelector<HTMLElement>('[data-notice]')
  if (!notice) return
  notice.textContent = message
  notice.hidden = false
  notice.dataset['notice'] = 'problem'
  notice.setAttribute('role', 'alert')
  notice.focus()
}
