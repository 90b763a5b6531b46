/** The control to find: its role, the start of its text, and a selector of its container. */
export type Target = {
  role: 'button' | 'link' | 'field' | 'choice' | 'summary' | 'heading'
  name: string
  within?: string
}

/** A control on the screen: its center in CSS px of the viewport, and what covers it. */
export type Seen = NonNullable<ReturnType<typeof look>>

/** Runs in the page, in every supported browser. Finds the first visible match and scrolls it into view. */
export function look({ role, name, within = 'html' }: Target) {
  const kinds = {
    button: 'button',
    link: 'a[href]',
    field: 'input:not([type=checkbox]):not([type=hidden]), textarea, select',
    choice: 'label',
    summary: 'summary',
    heading: 'h1, h2, h3',
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
    // A step that has just appeared takes no presses yet: what is behind it would get them.
    const takesPresses = getComputedStyle(element).pointerEvents !== 'none'
    const clear = top && takesPresses && (element.contains(top) || top.contains(element))
    return { x, y, coveredBy: clear ? undefined : (top?.outerHTML.slice(0, 120) ?? 'the edge of the window') }
  }
  let seen = over()
  if (seen.coveredBy) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior })
    seen = over()
  }
  const active = document.activeElement
  // One of several matches may have the focus.
  return { ...seen, focused: found.some((each) => each.contains(active)) }
}

/** Runs in the page. Whether the page shows the words, in view or not. */
export function shows(words: string): boolean {
  // Not textContent, which includes hidden text.
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

/** Runs in the page. Describes it for a failure message. */
export function describePage(): string {
  const scope =
    document.querySelector<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('main')
  // Not textContent, which includes hidden text.
  const text = scope?.innerText.replace(/\n+/g, '\n').slice(0, 700)
  return [location.href, `focus: ${document.activeElement?.outerHTML.slice(0, 150)}`, text].join('\n')
}

/** Runs in the page. Whether nothing moves on it. */
export function isLaidOut(): boolean {
  return document
    .getAnimations()
    .every(({ timeline, playState }) => timeline !== document.timeline || playState !== 'running')
}
