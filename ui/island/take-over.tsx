import { type ReactNode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './IslandRoot.tsx'

/**
 * Brings prerendered markup to life, in one go: React takes it over, `begin` gives the store what the fields hold, and
 * what follows from that is drawn, before the browser goes on to the next key. So no letter can fall between, the
 * fields' values are never written anew, and focus, caret and a composition under way stay what they are.
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

/** Calls `then` in the very commit in which React takes over. */
function TakenOver({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [])
  return children
}
