/**
 * Stops the page behind a dialog from scrolling, and sizes the dialog to the visual viewport, above a phone's keyboard.
 * Reserves the space of a classic scrollbar, to avoid a layout shift.
 *
 * @param dialog the open dialog; `undefined` unlocks scrolling
 */
export function lockScroll(dialog: HTMLElement | undefined): void {
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
