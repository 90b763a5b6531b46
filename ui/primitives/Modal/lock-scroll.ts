/**
 * Keeps the page behind a dialog where it is, and the dialog as high as what is seen: above a phone's keyboard. The
 * place of a scrollbar that takes room is kept, so that nothing jumps.
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
    // Safari before 18.2 keeps no place for it.
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
  // Zoomed in by two fingers, what is seen is a part of the dialog.
  if (visualViewport && visualViewport.scale === 1)
    sized?.style.setProperty('--visual-viewport-height', `${visualViewport.height}px`)
}
globalThis.visualViewport?.addEventListener('resize', fit)
