/**
 * Fetches a page ahead when a visitor is about to follow a link to it, in browsers that do not know the document's
 * speculation rules. Not where the visitor saves data.
 */
export function followedSoon(document: Document): void {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return
  const asked = new Set([location.pathname])
  const ask = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>(
      'a[href]:not([download],[data-cta])',
    )
    if (!link || link.origin !== location.origin || asked.has(link.pathname)) return
    asked.add(link.pathname)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.as = 'document'
    hint.href = link.pathname + link.search
    document.head.append(hint)
  }
  document.addEventListener('pointerover', ask, { passive: true })
  document.addEventListener('focusin', ask)
}

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
