/** Tabbable elements. The honeypot field has a tabindex of -1. */
const stops =
  'a[href],button:not(:disabled),input:not(:disabled),textarea:not(:disabled),select:not(:disabled),[tabindex="0"]'

/** Makes Tab wrap around within a dialog, instead of leaving to the browser's toolbar. */
export function keepFocusIn(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const dialog = event.currentTarget as HTMLElement
  const found = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
  const [first, last] = [found[0], found.at(-1)]
  const at = document.activeElement
  const [end, other] = event.shiftKey ? [first, last] : [last, first]
  if (at !== end && !(event.shiftKey && at?.matches('[data-modal-title]'))) return
  event.preventDefault()
  other?.focus()
}
