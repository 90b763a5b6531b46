/** What a visitor looks for: a kind of control, by how its words begin, and where (a selector). */
export type Target = {
  role: 'button' | 'link' | 'field' | 'choice' | 'summary' | 'heading' | 'list'
  name: string
  within?: string
}

/** A control as it is on the screen. */
export type Seen = {
  /** Its middle, in CSS px of the window. */
  x: number
  y: number
  /** What lies over its middle, if anything does. */
  coveredBy: string | undefined
  /** Whether it, or one like it, has the focus. */
  focused: boolean
}

/** Runs in the page, in browsers of any age. The first of what is looked for that is shown, brought into view. */
export function look({ role, name, within = 'html' }: Target): Seen | undefined {
  const kinds = {
    button: 'button',
    link: 'a[href]',
    field: 'input:not([type=checkbox]):not([type=hidden]), textarea, select',
    choice: '[role=option], label',
    summary: 'summary',
    heading: 'h1, h2, h3',
    list: '[aria-haspopup=listbox]',
  }
  const wordsOf = (element: Element) => {
    const label = (element as HTMLInputElement).labels
    const words = element.getAttribute('aria-label') || (label?.[0] ?? element).textContent || ''
    return words.replace(/\s+/g, ' ').trim()
  }
  const found = [...document.querySelectorAll(within)]
    .flatMap((scope) => [...scope.querySelectorAll(kinds[role])])
    .filter((element) => {
      const box = element.getBoundingClientRect()
      const shown = box.width > 1 && getComputedStyle(element).visibility === 'visible'
      return shown && wordsOf(element).startsWith(name) && !element.closest('[inert],[aria-hidden=true]')
    })
  const element = found[0]
  if (!element) return undefined
  const over = () => {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    const top = document.elementFromPoint(x, y)
    const clear = top && (element.contains(top) || top.contains(element))
    return { x, y, coveredBy: clear ? undefined : (top?.outerHTML.slice(0, 120) ?? 'the edge of the window') }
  }
  let seen = over()
  if (seen.coveredBy) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior })
    seen = over()
  }
  const active = document.activeElement
  return { ...seen, focused: found.some((each) => each.contains(active)) }
}

/** Runs in the page. Whether the words are on the screen, or could be scrolled to. */
export function shows(words: string): boolean {
  // Not textContent: what is not shown is not seen.
  return document.body.innerText.replace(/\s+/g, ' ').includes(words)
}

/** Runs in the page. */
export function wordsOfFocus(): string {
  const element = document.activeElement as HTMLElement | null
  const label = (element as HTMLInputElement | null)?.labels?.[0]
  return (element?.getAttribute('aria-label') || (label ?? element)?.textContent || '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Runs in the page. How far the page is wider than its window, in px. */
export function sidewaysScroll(): number {
  const root = document.scrollingElement ?? document.documentElement
  return Math.max(0, root.scrollWidth - root.clientWidth)
}

/** Runs in the page, for the report of a failure. */
export function describePage(): string {
  const scope =
    document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('main')
  // As it is seen, in lines. Not textContent: the text of an element that is not shown would mislead.
  const text = scope?.innerText.replace(/\n+/g, '\n').slice(0, 700)
  return [location.href, `focus: ${document.activeElement?.outerHTML.slice(0, 150)}`, text].join('\n')
}
