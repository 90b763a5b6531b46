type Fields = Record<string, string | string[]>
type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('input[name], textarea[name]')]

/** Fills the fields from a draft by name. An array checks the boxes with its values. */
export function fillForm(form: HTMLFormElement, draft: Fields): void {
  for (const field of fieldsOf(form)) {
    const value = draft[field.name]
    if (Array.isArray(value)) (field as HTMLInputElement).checked = value.includes(field.value)
    // Set only on change, since setting it moves the caret.
    else if (value !== undefined && field.value !== value) field.value = value
  }
}

/** The form's values by field name; checkboxes with the same name are an array. */
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
