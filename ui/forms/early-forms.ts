import { loadOnce } from '../island/load-once.ts'
import { fillForm, formBegun, keepForm, knownValues, readForm, restoreForm } from './form-draft.ts'

/*
 * The forms before React loads: they keep what is typed, know what the tab knows, and wait for React if they are sent.
 * If React cannot be loaded, the browser sends them as it does without a script.
 */

type Island = typeof import('./forms-island.tsx')

export const loadForms = loadOnce(() => import('./forms-island.tsx'))

const hydrated = new Map<Element, Promise<Island>>()

/** Loads React and hydrates a container of forms. After a failure, the next call retries. */
export function wakeForms(container: HTMLElement): Promise<Island> {
  const waking =
    hydrated.get(container) ??
    loadForms().then((island) => {
      island.hydrate(container)
      return island
    })
  hydrated.set(container, waking)
  waking.catch(() => hydrated.delete(container))
  return waking
}

const formsOfPage = () => document.querySelectorAll<HTMLFormElement>('form[data-form]')

export function watchForms(): void {
  for (const form of formsOfPage()) {
    form.noValidate = true
    restoreForm(form, knownValues())
  }
  reveal()
  addEventListener('input', ({ target }) => {
    const { form } = target as HTMLInputElement
    if (!form?.dataset['form']) return
    keepForm(form)
    for (const other of formsOfPage()) if (other !== form) fillForm(other, readForm(form))
  })
}

/** Shows the form that was begun, or that a link asks for, on the page that has a choice between two. */
function reveal(): void {
  const wanted = location.hash.slice(1) || formBegun()
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=reason]'))
    if (choice.value === wanted) choice.click()
}

/** Sends a form that was submitted before React came. */
export function sendEarly(form: HTMLFormElement): void {
  const container = form.closest<HTMLElement>('[data-island]')
  if (!container) return
  wakeForms(container).then(
    // In a new task: browsers ignore a submission while the form's submit event is still dispatched, and it is if the
    // island was loaded before. Safari 15.6 has no requestSubmit().
    () => setTimeout(() => form.querySelector<HTMLElement>('[type=submit]')?.click()),
    () => form.submit(),
  )
}
