type Fields = Record<string, string | string[]>
type Field = HTMLInputElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement, name: string) =>
  [...form.querySelectorAll<Field>(`[name="${name}"]`)] as Field[]

const isChecked = (field: Field) => (field as HTMLInputElement).checked

/** Writes a draft into the fields that have the names of its values; of a list, the boxes are ticked. */
export function fillForm(form: HTMLFormElement, draft: Fields): void {
  for (const [name, value] of Object.entries(draft)) {
    for (const field of fieldsOf(form, name)) {
      if (Array.isArray(value)) (field as HTMLInputElement).checked = value.includes(field.value)
      // Written anew, the caret of a field would jump.
      else if (field.value !== value) field.value = value
    }
  }
}

/** The draft as the form's fields have it; what has no field stays. */
export function readForm<Draft extends Fields>(form: HTMLFormElement, draft: Draft): Draft {
  const read = Object.entries(draft).map(([name, value]) => {
    const fields = fieldsOf(form, name)
    if (Array.isArray(value)) return [name, fields.filter(isChecked).map((field) => field.value)]
    return [name, fields[0]?.value ?? value]
  })
  return Object.fromEntries(read) as Draft
}
