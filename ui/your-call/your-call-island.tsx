import { createRoot } from 'react-dom/client'
import { loadLists } from '../booking/load-lists.ts'
import { keepTimesFresh } from '../booking/refresh-taken-times.ts'
import { IslandRoot } from '../island/IslandRoot.tsx'
import { YourCall } from './YourCall.tsx'
import { beginYourCall, followHistory } from './your-call-actions.ts'

/** Shows the call whose secret the address brought. */
export function mount(container: HTMLElement): void {
  beginYourCall()
  // Dates and times will be asked for with one press.
  loadLists().catch(() => {})
  addEventListener('popstate', (event) => followHistory(event.state))
  // Another link, opened in the same tab.
  addEventListener('hashchange', beginYourCall)
  keepTimesFresh()
  createRoot(container).render(
    <IslandRoot>
      <YourCall />
    </IslandRoot>,
  )
}
