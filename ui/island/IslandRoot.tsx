import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
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
