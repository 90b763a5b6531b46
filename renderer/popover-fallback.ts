import '@oddbird/popover-polyfill'

/* For browsers without popovers. The style that shows a menu by its focus alone, without script, is not needed now. */

// Closed because the focus went on to the page: it stays there, and does not go back to the button.
const { hidePopover } = HTMLElement.prototype
Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
  value(this: HTMLElement) {
    const at = document.activeElement
    hidePopover.call(this)
    if (at && at !== document.body && !this.contains(at)) (at as HTMLElement).focus({ preventScroll: true })
  },
})

// A menu that was shown by the focus, on its button or in it, stays, and the focus stays where it is.
const active = document.activeElement as HTMLElement | null
const button = active?.closest<HTMLElement>('[popovertarget]')
const menu = button?.nextElementSibling ?? active?.closest('[popover]')
if (active && menu) {
  ;(menu as HTMLElement).showPopover()
  active.focus({ preventScroll: true })
  // The press that is on its way was to open it: it must not close it.
  const keepOpen = (event: Event) => event.stopPropagation()
  if (button?.matches(':active, :focus-visible')) {
    button.addEventListener('click', keepOpen, { once: true })
    button.addEventListener('blur', () => button.removeEventListener('click', keepOpen), { once: true })
  }
}
document.documentElement.dataset['popovers'] = ''
