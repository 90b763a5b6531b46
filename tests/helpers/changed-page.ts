/*
 * What translators and password managers do to a page: each text node is replaced by an element with other words, and an
 * element stands after each text field. Both run in the page, as init scripts.
 */

/** @param from `start`: before React has hydrated the islands; `hydration`: once it has */
export function changePage(from: 'start' | 'hydration'): void {
  const isMounted = (island: Element) => Object.keys(island).some((key) => key.startsWith('__reactContainer'))
  const change = () => {
    const islands = [...document.querySelectorAll('[data-island]')]
    for (const root of from === 'start' ? [document.body] : islands.filter(isMounted)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const isForeign = text.parentElement?.closest('font, script, style, noscript, textarea, svg')
        if (isForeign || !text.data.trim()) continue
        const font = document.createElement('font')
        // Another text, which Playwright's locators read as the same.
        font.appendChild(document.createElement('font')).textContent = `${text.data}\u200b`
        text.replaceWith(font)
      }
      for (const field of root.querySelectorAll('input:not([type=checkbox], [type=radio]), textarea, select'))
        if (field.nextElementSibling?.localName !== 'x-icon') field.after(document.createElement('x-icon'))
    }
  }
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    change()
    new MutationObserver(change).observe(document, { childList: true, characterData: true, subtree: true })
    // Hydration alone changes no node.
    const again = () => {
      change()
      requestAnimationFrame(again)
    }
    if (from === 'hydration') requestAnimationFrame(again)
  })
}

/** What the visitor sees in the page's main part and its dialog: words, values, and what has the focus. */
export function seenOnPage() {
  const parts = [...document.querySelectorAll<HTMLElement>('main, dialog[open]')]
  // Without spaces: where lines break is the browser's choice.
  const wordsOf = (text: string) => text.replace(/[\u200b\s]+/g, '')
  const fields = parts.flatMap((part) => [
    ...part.querySelectorAll<HTMLInputElement>('input[name], textarea[name], select[name]'),
  ])
  const { activeElement: focused } = document
  return {
    words: parts.map(({ innerText }) => wordsOf(innerText)),
    values: fields.map(({ name, type, checked, value }) => [
      name,
      type === 'checkbox' || type === 'radio' ? checked : value,
    ]),
    focus: wordsOf((focused as HTMLElement | null)?.innerText ?? '') || focused?.getAttribute('name'),
  }
}

/** The texts that React itself would update, move or remove. None: each is the only child of its element. */
export function textsOfReact(): string[] {
  return [...document.querySelectorAll('[data-island]')].flatMap((island) => {
    const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode())
      if (Object.keys(walker.currentNode).some((key) => key.startsWith('__reactFiber')))
        found.push(`${walker.currentNode.parentElement?.localName}: ${walker.currentNode.textContent}`)
    return found
  })
}
