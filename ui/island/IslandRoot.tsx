import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { store } from './store.ts'

/**
 * What every island stands in: the page's one store, and the page's language. React Aria would take the browser's: an
 * Arabic one would turn the arrow keys around in an English list, and read out Arabic words in it.
 */
export function IslandRoot({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <I18nProvider locale="en-US">{children}</I18nProvider>
    </Provider>
  )
}
