/**
 * Stops the page behind a dialog from scrolling, and sizes the dialog to the visual viewport, above a phone's keyboard.
 * Reserves the space of a classic scrollbar, so that nothing jumps.
 *
 * @param dialog the open one; `undefined` lets the page scroll again
 */
export function lockScroll(dialog: HTMLElement | undefined): void {
  const { style, clientWidth } = document.documentElement
  if (!dialog) {
    style.overflow = style.scrollbarGutter = style.paddingRight = ''
    sized = undefined
    return
  }
  const scrollbar = innerWidth - clientWidth
  if (scrollbar > 0 && style.overflow !== 'hidden') {
    // Safari before 18.2 has no scrollbar-gutter.
    if ('scrollbarGutter' in style) style.scrollbarGutter = 'stable'
    else (style as CSSStyleDeclaration).paddingRight = `${scrollbar}px`
  }
  style.overflow = 'hidden'
  sized = dialog
  fit()
}

let sized: HTMLElement | undefined

function fit(): void {
  const { visualViewport } = globalThis
  // When pinch-zoomed, the visual viewport shows only a part of the dialog.
  if (visualViewport && visualViewport.scale === 1)
    sized?.style.setProperty('--visual-viewport-height', `${visualViewport.height}px`)
}
globalThis.visualViewport?.addEventListener('resize', fit)
