/*
 * What translators and password managers do to a page: each text node is replaced by an element with other words, and an
 * element stands after each text field. Runs in the page, as an init script.
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
