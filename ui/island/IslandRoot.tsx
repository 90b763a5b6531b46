import { Provider } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { store } from './store.ts'

/**
 * Wraps every island: provides the page's store and language. React Aria would use the browser's language, and reverse
 * the arrow keys of an English list in an Arabic browser.
 */
export function IslandRoot({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nProvider locale="en-US">{children}</I18nProvider>
    </Provider>
  )
}

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
