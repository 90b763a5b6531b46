import { draftStorage, idempotencyKey } from '../../data-access/draft-storage.ts'

type Draft = {
  /** By field name: what is known in one form is filled in everywhere. */
  values: FormTexts
  /** The idempotency keys of the forms that were sent without success: a retry stores one row. */
  ids: Record<string, string>
  /** The id of the form that was typed into last. */
  begun: string
}

/** What this tab knows of its visitor, and what they have typed and not sent. */
const storage = draftStorage<Draft>('forms', { values: {}, ids: {}, begun: '' })
const load = (): Draft => storage.load() ?? { values: {}, ids: {}, begun: '' }

export const knownValues = (): FormTexts => load().values

export const formBegun = (): string => load().begun

export function keepValues(values: FormTexts, begun = formBegun()): void {
  const draft = load()
  storage.save({ ...draft, values: { ...draft.values, ...values }, begun })
}

export function keepForm(form: HTMLFormElement): void {
  const values = readForm(form)
  // Nobody typed the goal that a call to action suggests.
  if (values['primaryGoal'] === form.dataset['goal']) values['primaryGoal'] = ''
  keepValues(values, form.id)
}

/** The idempotency key of a form, until it is forgotten. */
export function submissionId(form: string): string {
  const draft = load()
  const id = draft.ids[form] ?? idempotencyKey()
  storage.save({ ...draft, ids: { ...draft.ids, [form]: id } })
  return id
}

/** Forgets fields of a form that was sent or is started over. */
export function forget(form: string, fields: readonly string[]): void {
  const { values, ids } = load()
  storage.save({
    values: Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name))),
    ids: Object.fromEntries(Object.entries(ids).filter(([name]) => name !== form)),
    begun: '',
  })
}

/** A form's values by field name; checkboxes with the same name are an array. */
export type FormTexts = Record<string, string | string[]>

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** All but the honeypot, which nobody reaches by keyboard. */
const fieldsOf = (form: Element) => [
  ...form.querySelectorAll<Field>(
    'input[name]:not([tabindex]), textarea[name]:not([tabindex]), select[name]:not([tabindex])',
  ),
]

/** Fills the fields from a draft by name. An array checks the boxes with its values. */
export function fillForm(form: Element, draft: FormTexts): void {
  for (const field of fieldsOf(form)) {
    const value = draft[field.name]
    if (Array.isArray(value)) (field as HTMLInputElement).checked = value.includes(field.value)
    // Set only on change, since setting it moves the caret.
    else if (value !== undefined && field.value !== value) field.value = value
  }
}

export function readForm(form: Element): FormTexts {
  const read: FormTexts = {}
  for (const field of fieldsOf(form)) {
    const { name, value, type } = field
    if (type !== 'checkbox') read[name] = value
    else {
      const chosen = (read[name] as string[] | undefined) ?? []
      read[name] = (field as HTMLInputElement).checked ? [...chosen, value] : chosen
    }
  }
  return read
}

/** Fills the empty fields from a draft: what was typed before the script came is newer. */
export function restoreForm(form: Element, draft: FormTexts): void {
  const typed = Object.entries(readForm(form)).filter(([, value]) => value.length > 0)
  fillForm(form, { ...draft, ...Object.fromEntries(typed) })
}
