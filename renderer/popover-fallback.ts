import '@oddbird/popover-polyfill'

/* Loads the popover polyfill, which replaces the CSS that shows a menu while it has the focus. */

// If the menu closes because the focus moved to the page, keep the focus there instead of returning it to the button.
const { hidePopover } = HTMLElement.prototype
Object.defineProperty(HTMLElement.prototype, 'hidePopover', {
  value(this: HTMLElement) {
    const at = document.activeElement
    hidePopover.call(this)
    if (at && at !== document.body && !this.contains(at)) (at as HTMLElement).focus({ preventScroll: true })
  },
})

// If CSS shows a menu because it or its button has the focus, keep it open and keep the focus.
const active = document.activeElement as HTMLElement | null
const button = active?.closest<HTMLElement>('[popovertarget]')
const menu = button?.nextElementSibling ?? active?.closest('[popover]')
if (active && menu) {
  ;(menu as HTMLElement).showPopover()
  active.focus({ preventScroll: true })
  // A press in progress was meant to open the menu, so it must not close it.
  const keepOpen = (event: Event) => event.stopPropagation()
  if (button?.matches(':active, :focus-visible')) {
    button.addEventListener('click', keepOpen, { once: true })
    button.addEventListener('blur', () => button.removeEventListener('click', keepOpen), { once: true })
  }
}
document.documentElement.dataset['popovers'] = ''
