/**
 * Runs in the page, in browsers of any age. What a visitor cannot see of what has just opened: its title and its way out
 * must be inside the window with nothing over them, and so must whatever has the focus.
 *
 * @returns one line per fault
 */
export function outOfView(): string[] {
  const find = (selector: string, within: ParentNode = document) => {
    try {
      return within.querySelector(selector)
    } catch {
      // A browser without popovers does not know :popover-open.
      return null
    }
  }
  const faults: string[] = []
  /** `passing`: a message may lie over it, since it goes away by itself. */
  const check = (what: string, element: Element | null, passing = false) => {
    if (!element) {
      faults.push(`${what}: missing`)
      return
    }
    const box = element.getBoundingClientRect()
    const place = `at ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`
    // Of a tall element, such as a text area in a low window, the first 100 px count.
    const bottom = Math.min(box.bottom, box.top + 100)
    if (box.top < 0 || bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      faults.push(`${what}: outside of the window, ${place}`)
      return
    }
    const x = box.left + Math.min(box.width / 2, 40)
    for (const y of [box.top + 2, (box.top + bottom) / 2, bottom - 2]) {
      const top = document.elementFromPoint(x, y)
      const clear = top && (element.contains(top) || top.contains(element))
      if (clear || (passing && top?.closest('[role=alertdialog]'))) continue
      faults.push(`${what}: ${place}, under ${top?.outerHTML.slice(0, 80)}`)
      return
    }
  }
  const dialog = find('dialog[open]')
  const popover = find(':popover-open')
  const list = find('[data-trigger=Select] [role=listbox]')
  const alert = find('main [role=alert]')
  const heading = find('main h2[tabindex]')
  if (dialog) {
    check('title', find(`[id="${dialog.getAttribute('aria-labelledby')}"]`), true)
    check('way out', find('[aria-label=Close]', dialog), true)
    // The title keeps the focus until the visitor goes on: until then the beginning is on the screen.
    if (document.activeElement?.matches('[data-modal-title]'))
      check('beginning', find('label', dialog) ?? find('p', dialog), true)
  } else if (popover) {
    check('first entry', find('a', popover))
    check('way out', find(`[popovertarget="${popover.id}"]`))
  } else if (list) {
    check('chosen entry', find('[aria-selected=true]', list))
  } else if (alert) {
    check('what went wrong', alert)
  } else if (heading) {
    check('heading', heading, true)
  }
  for (const message of document.querySelectorAll('[role=alertdialog]')) {
    check('message', message)
    check('way out of a message', find('button', message))
  }
  const focused = document.activeElement
  // A checkbox is drawn by its label.
  if (focused && focused !== document.body) check('focus', focused.closest('label') ?? focused)
  return faults
}
