const openers = new WeakMap<HTMLDialogElement, HTMLElement | undefined>()

/** The dialog with this name, if it is in the document. */
export const findModal = (name: string) =>
  document.querySelector<HTMLDialogElement>(`dialog[data-modal="${name}"]`)

export const openModal = () => document.querySelector<HTMLDialogElement>('dialog[data-modal][open]')

/**
 * Opens a dialog and closes any other.
 *
 * @param opener gets the focus back when the dialog closes
 */
export function showModal(dialog: HTMLDialogElement, opener?: HTMLElement): void {
  const other = openModal()
  if (!openers.has(dialog)) addListeners(dialog)
  // An opener inside the other dialog is hidden when that closes, so use the other dialog's opener.
  openers.set(dialog, other?.contains(opener ?? null) ? openers.get(other) : opener)
  other?.close()
  lockScroll(dialog)
  dialog.showModal()
  showTop(dialog)
}

/** Opens a dialog in place of one that was removed while it was open. */
export function reopenModal(removed: HTMLDialogElement, dialog: HTMLDialogElement | null): void {
  if (dialog) showModal(dialog, openers.get(removed))
}

/** Scrolls a dialog to the top and focuses its title. Call it after opening it or replacing its content. */
export function showTop(dialog: HTMLElement): void {
  const title = dialog.querySelector<HTMLElement>('[data-modal-title]')
  title?.focus({ preventScroll: true })
  dialog.firstElementChild?.scrollTo(0, 0)
}

function addListeners(dialog: HTMLDialogElement): void {
  let pressedOutside = false
  // A press that starts inside, such as selecting text, must not close the dialog if it ends outside.
  dialog.addEventListener('pointerdown', ({ target }) => {
    pressedOutside = target === dialog
  })
  dialog.addEventListener('click', ({ target, detail }) => {
    // The second click of a double click on the opener must not close it.
    const outside = target === dialog && pressedOutside && detail < 2
    if (outside || (target as Element).closest('[data-close]')) dialog.close()
  })
  dialog.addEventListener('close', () => {
    // Another dialog has replaced it.
    if (openModal()) return
    lockScroll(undefined)
    openers.get(dialog)?.focus()
  })
}

/**
 * Stops the page behind a dialog from scrolling, and sizes the dialog to the visual viewport, above a phone's keyboard.
 * Reserves the space of a classic scrollbar, to avoid a layout shift.
 *
 * @param dialog the open dialog; `undefined` unlocks scrolling
 */
function lockScroll(dialog: HTMLElement | undefined): void {
  const { style, clientWidth } = document.documentElement
  if (!dialog) {
    style.overflow = style.scrollbarGutter = style.paddingRight = ''
    openDialog = undefined
    return
  }
  const scrollbar = innerWidth - clientWidth
  if (scrollbar > 0 && style.overflow !== 'hidden') {
    // Safari before 18.2 has no scrollbar-gutter.
    if ('scrollbarGutter' in style) style.scrollbarGutter = 'stable'
    else (style as CSSStyleDeclaration).paddingRight = `${scrollbar}px`
  }
  style.overflow = 'hidden'
  openDialog = dialog
  fitToViewport()
}

let openDialog: HTMLElement | undefined

function fitToViewport(): void {
  const { visualViewport } = globalThis
  // When pinch-zoomed, the visual viewport shows only a part of the dialog.
  if (visualViewport && visualViewport.scale === 1)
    openDialog?.style.setProperty('--visual-viewport-height', `${visualViewport.height}px`)
}
globalThis.visualViewport?.addEventListener('resize', fitToViewport)
