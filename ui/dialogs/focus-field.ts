/** Focuses a form's field by name; in a group, its first choice. */
export function focusField(form: HTMLElement, name: string): void {
  const field =
    form.querySelector<HTMLElement>(`[name="${name}"]`) ??
    form.querySelector<HTMLElement>(`[data-field="${name}"] input`)
  field?.focus()
}
