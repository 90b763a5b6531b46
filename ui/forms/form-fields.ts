import { type FormTexts, formBegun, keepValues, knownValues } from './draft.ts'

/*
 * The fields of forms, by the elements in the page: what is in them, before React loads and after. They keep what is
 * typed in the draft, and know what the tab knows.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All but the honeypot, which nobody reaches by keyboard. */
const fieldsIn = (form: Element) => [
  ...form.querySelectorAll<Field>(
    'input[name]:not([tabindex]), textarea[name]:not([tabindex]), select[name]:not([tabindex])',
  ),
]

/** Fills the fields from a draft by name. An array checks the boxes with its values. */
export function fillForm(form: Element, draft: FormTexts): void {
  for (const field of fieldsIn(form)) {
    const value = draft[field.name]
    if (Array.isArray(value)) (field as HTMLInputElement).checked = value.includes(field.value)
    // Set only on change, since setting it moves the caret.
    else if (value !== undefined && field.value !== value) {
      const isBegun = field === document.activeElement && !field.value
      field.value = value
      // Who has pressed into the empty field types over the value, not behind it.
      if (isBegun && 'select' in field) field.select()
    }
  }
}

export function readForm(form: Element): FormTexts {
  const read: FormTexts = {}
  for (const field of fieldsIn(form)) {
    const { name, value, type } = field
    if (type !== 'checkbox') read[name] = value
    else {
      const chosen = (read[name] as string[] | undefined) ?? []
      read[name] = (field as HTMLInputElement).checked ? [...chosen, value] : chosen
    }
  }
  return read
}

/** Whether anything is typed or chosen in a form, besides the goal that its call to action suggests. */
export const isTyped = (form: HTMLFormElement): boolean =>
  Object.values(readForm(form)).some((value) => value.length > 0 && value !== form.dataset['goal'])

/** Fills the empty fields from a draft: what was typed before the script came is newer. */
export function restoreForm(form: Element, draft: FormTexts): void {
  const typed = Object.entries(readForm(form)).filter(([, value]) => value.length > 0)
  fillForm(form, { ...draft, ...Object.fromEntries(typed) })
}

export function keepForm(form: HTMLFormElement): void {
  const values = readForm(form)
  // Nobody typed the goal that a call to action suggests.
  if (values['primaryGoal'] && values['primaryGoal'] === form.dataset['goal']) values['primaryGoal'] = ''
  // A zone that the list does not have before React comes is still known.
  for (const { name, value, options } of form.querySelectorAll('select')) {
    const known = knownValues()[name]
    if (!value && known && ![...options].some((option) => option.value === known)) delete values[name]
  }
  keepValues(values, form.id)
}

const formsOfPage = () => document.querySelectorAll<HTMLFormElement>('form[data-form]')

/** Fills the page's forms with what the tab knows, and keeps what is typed, before React loads and after. */
export function watchForms(): void {
  for (const form of formsOfPage()) {
    form.noValidate = true
    if (isDecidedLater(form)) continue
    if (isTyped(form)) keepForm(form)
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

/** With a query, a link's secret or an entry in the history, the scheduler decides what it shows. */
export const isDecidedLater = (form: HTMLFormElement | null): boolean =>
  form?.dataset['form'] === 'booking' && Boolean(location.search || location.hash[40] || history.state)

/** Shows the form that was begun, or that a link asks for, on the page that has a choice between two. */
function reveal(): void {
  const wanted = location.hash.slice(1) || formBegun()
  for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=reason]'))
    if (choice.value === wanted) choice.click()
}
