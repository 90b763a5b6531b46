import { createRoot } from 'react-dom/client'
import { loadPickers } from '../booking/load-pickers.ts'
import { keepTimesFresh } from '../booking/refresh-taken-times.ts'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { YourCall } from './YourCall.tsx'
import { beginYourCall, followHistory } from './your-call-actions.ts'

/** Shows the call whose secret is in the address. */
export function mount(container: HTMLElement): void {
  beginYourCall()
  // Preload: dates and times are one press away.
  loadPickers().catch(() => {})
  addEventListener('popstate', (event) => followHistory(event.state))
  // For another call's link opened in the same tab.
  addEventListener('hashchange', beginYourCall)
  keepTimesFresh()
  createRoot(container).render(
    <IslandRoot>
      <YourCall />
    </IslandRoot>,
  )
}
