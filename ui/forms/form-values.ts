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
