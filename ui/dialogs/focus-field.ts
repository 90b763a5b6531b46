/** Moves the focus to a form's field by its name; of a group, to its first choice. */
export function focusField(form: HTMLElement, name: string): void {
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form.querySelector<HTMLElement>(`[data-field="${name}"] input`)
  field?.focus()
}
