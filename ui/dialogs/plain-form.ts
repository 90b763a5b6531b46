type Fields = Record<string, string | string[]>
type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('input[name], textarea[name]')]

/** Fills the fields from a draft, by name; a list checks the boxes that it names. */
export function fillForm(form: HTMLFormElement, draft: Fields): void {
  for (const field of fieldsOf(form)) {
    const value = draft[field.name]
    if (Array.isArray(value)) (field as HTMLInputElement).checked = value.includes(field.value)
    // Set only on change: the caret would jump.
    else if (value !== undefined && field.value !== value) field.value = value
  }
}

/** The form's values by field name; checkboxes that share a name are a list. */
export function readForm(form: HTMLFormElement): Fields {
  const read: Fields = {}
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
