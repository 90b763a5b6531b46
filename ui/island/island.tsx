import { createStore, Provider } from 'jotai'
import { createElement, Fragment, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { type BlankOf, fillEach } from '../../supabase/functions/_shared/text.ts'

/** The Jotai store that all islands of a page share. */
export const store = createStore()

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
 * Hydrates prerendered markup in one task, before the browser handles the next key.
 *
 * @param prefix the `identifierPrefix` of the prerendered markup
 */
export function hydrateIsland(container: HTMLElement, prefix: string, island: ReactNode): void {
  flushSync(() => hydrateRoot(container, <IslandRoot>{island}</IslandRoot>, { identifierPrefix: prefix }))
}

/** Fills in the blanks of a text with elements, such as links. */
export const filled = <const Text extends string>(
  text: Text,
  elements: Readonly<Record<BlankOf<Text>, ReactNode>>,
) => createElement(Fragment, null, ...fillEach(text, elements))
