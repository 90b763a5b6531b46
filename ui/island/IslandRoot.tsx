import { createStore, Provider } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'

/**
 * Wraps every island and provides the store and the locale. React Aria would use the browser's locale and reverse the
 * arrow keys of an English list in an Arabic browser.
 */
export function IslandRoot({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nProvider locale="en-US">{children}</I18nProvider>
    </Provider>
  )
}

/**
 * Hydrates prerendered markup in one task: React hydrates, `fill` copies the fields' values to the store, and React
 * renders the result, before the browser handles the next key. This keeps every typed letter, the focus, the caret and
 * IME composition.
 *
 * @param prefix the `identifierPrefix` of the prerendered markup
 */
export function hydrateIsland(
  container: HTMLElement,
  prefix: string,
  island: ReactNode,
  fill: () => void = () => {},
): void {
  flushSync(() =>
    hydrateRoot(
      container,
      <IslandRoot>
        <AfterHydration callback={fill}>{island}</AfterHydration>
      </IslandRoot>,
      { identifierPrefix: prefix },
    ),
  )
}

/** Calls back in the hydration's commit phase. */
function AfterHydration({ callback, children }: { callback: () => void; children: ReactNode }) {
  useLayoutEffect(callback, [])
  return children
}

/** The Jotai store that all islands of a page share. */
export const store = createStore()
