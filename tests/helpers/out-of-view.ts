/** Runs in the page. What of the title, close and send button of what has opened, and of the focus, is not in view. */
export function outOfView(): string[] {
  const find = (selector: string, within: ParentNode = document) => within.querySelector(selector)
  const faults: string[] = []
  const check = (what: string, element: Element | null) => {
    if (!element) {
      faults.push(`${what}: missing`)
      return
    }
    const box = element.getBoundingClientRect()
    const place = `at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
    // Check only the first 100 px of a tall element, such as a text area in a short window.
    const bottom = Math.min(box.bottom, box.top + 100)
    if (box.top < 0 || bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      faults.push(`${what}: outside the window, ${place}`)
      return
    }
    const x = box.left + Math.min(box.width / 2, 40)
    for (const y of [box.top + 2, (box.top + bottom) / 2, bottom - 2]) {
      const top = document.elementFromPoint(x, y)
      if (top && (element.contains(top) || top.contains(element))) continue
      faults.push(`${what}: ${place}, under ${top?.outerHTML.slice(0, 80)}`)
      return
    }
  }
  const dialog = find('dialog[open]')
  const popover = find(':popover-open')
  const alert = find('main [role=alert]:not([hidden])')
  const heading = find('main h2[tabindex]')
  if (dialog) {
    check('title', find(`[id="${dialog.getAttribute('aria-labelledby')}"]`))
    check('close button', find('[aria-label=Close]', dialog))
    if (find('form', dialog)) check('send button', find('[type=submit]', dialog))
    // While the title has focus, the top of the dialog must be in view.
    if (document.activeElement?.matches('[data-modal-title]'))
      check('first content', find('label', dialog) ?? find('p', dialog))
  } else if (popover) {
    check('first entry', find('a', popover))
    check('close button', find(`[popovertarget="${popover.id}"]`))
  } else if (alert) {
    check('error message', alert)
  } else if (heading) {
    check('heading', heading)
  }
  const focused = document.activeElement
  // Checkboxes are visually hidden; their label shows them.
  if (focused && focused !== document.body) check('focus', focused.closest('label') ?? focused)
  return faults
}
