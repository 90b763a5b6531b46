import { fillForm, readForm } from '../forms/form-fields.ts'
import { reopenModal } from '../primitives/Modal/show-modal.ts'

/**
 * Notes what the visitor is doing in a container whose elements may be replaced by equal ones: what is typed, the open
 * dialog, the focus and the caret.
 *
 * @returns restores all of it, if the elements have been replaced
 */
export function keepInteraction(container: HTMLElement): () => void {
  const { hash } = location
  const content = container.firstElementChild
  const forms = [...container.querySelectorAll('form')].map((form) => ({ form, values: readForm(form) }))
  const dialog = container.querySelector<HTMLDialogElement>('dialog[open]')
  const scrolled = dialog?.firstElementChild?.scrollTop
  const focused = container.contains(document.activeElement) ? document.activeElement : undefined
  const { selectionStart, selectionEnd } = (focused ?? {}) as Partial<HTMLInputElement>
  return () => {
    if (content?.isConnected) return
    for (const { form, values } of forms) {
      const replacement = container.querySelector<HTMLFormElement>(`[id="${form.id}"]`)
      if (!replacement) continue
      // The browser forgets the target of the address with its element.
      if (hash === `#${form.id}`) form.dataset['target'] = ''
      Object.assign(replacement.dataset, form.dataset)
      fillForm(replacement, values)
    }
    if (dialog) reopenModal(dialog, container.querySelector(`[data-modal="${dialog.dataset['modal']}"]`))
    const replacement = focused?.id && document.getElementById(focused.id)
    if (replacement) {
      replacement.focus({ preventScroll: true })
      // Null for fields without a selection, such as those for email addresses.
      if (typeof selectionStart === 'number')
        (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd ?? selectionStart)
    }
    if (scrolled) container.querySelector('dialog[open]')?.firstElementChild?.scrollTo(0, scrolled)
  }
}
