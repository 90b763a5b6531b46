import { createRoot } from 'react-dom/client'
import { secretIn } from '../../data-access/booking.ts'
import { keepTimesFresh, loadLists } from '../booking/free-times.ts'
import { IslandRoot } from '../island/island.tsx'
import { YourCall } from './YourCall.tsx'
import { beginYourCall, followHistory } from './your-call-actions.ts'

export function mount(container: HTMLElement): void {
  beginYourCall()
  // Preload the lists of dates and times, which may be needed next.
  loadLists().catch(() => {})
  addEventListener('popstate', (event) => followHistory(event.state))
  // Another call's link was opened in this tab. Reloading drops this call's note and notice.
  addEventListener('hashchange', () => {
    if (secretIn(location.hash)) location.reload()
  })
  keepTimesFresh()
  createRoot(container).render(
    <IslandRoot>
      <YourCall />
    </IslandRoot>,
  )
}
