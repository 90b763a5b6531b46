type Fields = Record<string, string | string[]>
type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('input[name], textarea[name]')]

/** Writes a draft into the fields that have the names of its values; of a list, the boxes are ticked. */
export function fillForm(form: HTMLFormElement, draft: Fields): void {
  for (const field of fieldsOf(form)) {
    const value = draft[field.name]
    if (Array.isArray(value)) (field as HTMLInputElement).checked = value.includes(field.value)
    // Set only on change: the caret would jump.
    else if (value !== undefined && field.value !== value) field.value = value
  }
}

/** What the form's fields hold, by their names; checkboxes of one name are a list. */
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
