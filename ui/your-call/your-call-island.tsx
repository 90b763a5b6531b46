import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { refreshTakenTimes } from '../booking/refresh-taken-times.ts'
import { store } from '../island/store.ts'
import { YourCall } from './YourCall.tsx'
import { beginYourCall, followHistory } from './your-call-actions.ts'

/** Shows the call whose secret the address brought. */
export function mount(container: HTMLElement): void {
  beginYourCall()
  addEventListener('popstate', (event) => followHistory(event.state))
  // Another link, opened in the same tab.
  addEventListener('hashchange', beginYourCall)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshTakenTimes()
  })
  createRoot(container).render(
    <Provider store={store}>
      <YourCall />
    </Provider>,
  )
}
