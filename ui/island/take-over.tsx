import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './IslandRoot.tsx'

/**
 * Hydrates prerendered markup in one task: React hydrates, `begin` copies the fields' values to the store, and React
 * renders the result, before the browser handles the next key. So no letter is lost, the fields' values are not
 * overwritten, and focus, caret and IME composition stay as they are.
 *
 * @param prefix of the ids in the markup, as it was rendered
 */
export function takeOver(container: HTMLElement, prefix: string, island: ReactNode, begin: () => void): void {
  flushSync(() =>
    hydrateRoot(
      container,
      <IslandRoot>
        <TakenOver then={begin}>{island}</TakenOver>
      </IslandRoot>,
      { identifierPrefix: prefix },
    ),
  )
}

/** Calls `then` in the commit of the hydration. */
function TakenOver({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [])
  return children
}
