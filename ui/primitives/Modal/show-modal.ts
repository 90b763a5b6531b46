import { keepFocusIn } from './keep-focus-in.ts'
import { lockScroll } from './lock-scroll.ts'

const openers = new WeakMap<HTMLDialogElement, HTMLElement | undefined>()

/** The dialog of that name, when it is in the document. */
export const findModal = (name: string) =>
  document.querySelector<HTMLDialogElement>(`dialog[data-modal="${name}"]`)

/** The dialog that is open over the page. */
export const openModal = () => document.querySelector<HTMLDialogElement>('dialog[data-modal][open]')

/** Told to the document when a dialog has been opened or closed: what lies over the page has to move into it. */
export const modalChange = 'modalchange'

/**
 * Opens a dialog, and closes any other. The focus is on the dialog itself: its name is read out, not its first field.
 *
 * @param opener has the focus when the dialog is closed
 */
export function showModal(dialog: HTMLDialogElement, opener?: HTMLElement): void {
  openModal()?.close()
  if (!openers.has(dialog)) listen(dialog)
  openers.set(dialog, opener)
  lockScroll(dialog)
  dialog.autofocus = true
  dialog.showModal()
  // For browsers that look for a field to focus all the same. In the others it would lay the page out once more.
  if (document.activeElement !== dialog) dialog.focus({ preventScroll: true })
  document.dispatchEvent(new Event(modalChange))
}

function listen(dialog: HTMLDialogElement): void {
  let pressedBeside = false
  // Of a press that began on a word and ended beside the dialog, only the end is beside it.
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedBeside = target === dialog
  })
  dialog.addEventListener('click', ({ target, detail }) => {
    // The second half of a double click on what opened it closes nothing.
    const beside = target === dialog && pressedBeside && detail < 2
    if (beside || (target as Element).closest('[data-close]')) dialog.close()
  })
  dialog.addEventListener('keydown', keepFocusIn)
  dialog.addEventListener('close', () => {
    document.dispatchEvent(new Event(modalChange))
    // Closed by the opening of another.
    if (openModal()) return
    lockScroll(undefined)
    openers.get(dialog)?.focus()
  })
}
