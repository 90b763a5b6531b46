/**
 * Many people press everything twice. Where the first press brought something else under the hand (a dialog, the next
 * step of the wizard), the second would press that, unseen: so it presses nothing. Twice on one thing stays what it is.
 * Soon and near is what systems take for a double click, and a finger for a double tap.
 */
export function dropSecondPresses(): void {
  let [x, y, at] = [0, 0, Number.NEGATIVE_INFINITY]
  let on: Element | null = null
  let dropping = false
  const drop = (event: Event) => {
    // What the site presses by itself, for somebody who was early, is no second press.
    if (!dropping || !event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  addEventListener(
    'pointerdown',
    (event) => {
      const { clientX, clientY, timeStamp, pointerType } = event
      const target = event.target as Element
      const reach = pointerType === 'touch' ? 30 : 8
      dropping = timeStamp - at < 500 && Math.hypot(clientX - x, clientY - y) < reach && !on?.contains(target)
      at = timeStamp
      // Of a third press, too, the first one counts.
      if (!dropping) {
        ;[x, y] = [clientX, clientY]
        // What is pressed may be drawn anew by the press: its icon, say.
        on = target.closest('a,button,summary,label,[role=option]') ?? target
      }
      drop(event)
    },
    true,
  )
  addEventListener('mousedown', drop, true)
  addEventListener('click', drop, true)
  // A key presses at once.
  addEventListener('keydown', () => (dropping = false), true)
}
