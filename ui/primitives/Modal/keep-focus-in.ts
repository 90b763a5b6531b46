/** What the Tab key stops at. A field for bots alone has a tabindex of its own. */
const stops =
  'a[href],button:not(:disabled),input:not(:disabled),textarea:not(:disabled),select:not(:disabled),[tabindex="0"]'

/** From the last stop of a dialog the Tab key leads to the first, and back: not into the browser's own buttons. */
export function keepFocusIn(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const dialog = event.currentTarget as HTMLElement
  const found = [...dialog.querySelectorAll<HTMLElement>(stops)].filter(
    (element) => element.tabIndex >= 0 && element.getClientRects().length > 0,
  )
  const [first, last] = [found[0], found.at(-1)]
  const at = document.activeElement
  const [end, other] = event.shiftKey ? [first, last] : [last, first]
  if (at !== end && !(event.shiftKey && at === dialog)) return
  event.preventDefault()
  other?.focus()
}
