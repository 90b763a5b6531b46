import { bookingRules } from '../../content/booking-rules.ts'
import type { BackendClient } from '../../data-access/client.ts'
import { fail } from '../../data-access/result.ts'
import { serverNow } from '../../data-access/server-clock.ts'
import { takenTimes } from '../../data-access/taken-times.ts'
import { bookingWindow } from '../../data-access/time-slots/booking-window.ts'
import { backend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { slotsAtom, takenTimesAtom } from './atoms.ts'
import { loadPickers } from './load-pickers.ts'

/** How wrong the visitor's clock has to be for a second request, in ms. */
const wrongByMs = 60_000

const everyMs = 10 * 60_000

/** Keeps times up to date in an open tab: every ten minutes, and when the visitor comes back to it. */
export function keepTimesFresh(): void {
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshTakenTimes()
  }
  document.addEventListener('visibilitychange', refresh)
  setInterval(refresh, everyMs)
  // Compute what is offered when the answer comes, not on the press that shows it.
  store.sub(slotsAtom, () => {})
}

let asking: Promise<void> | undefined

/** Asks which times are taken, and loads the lists that show them. A failure keeps what was known. */
export function refreshTakenTimes(): Promise<void> {
  asking ??= askTakenTimes().finally(() => {
    asking = undefined
  })
  return asking
}

async function askTakenTimes(): Promise<void> {
  const known = store.get(takenTimesAtom)
  if (known.status === 'failed') store.set(takenTimesAtom, { status: 'loading' })
  const answer = await Promise.all([backend().then(askByServerClock), loadPickers()]).then(
    ([times]) => times,
    (error) => fail('offline', String(error)),
  )
  if (answer.ok) store.set(takenTimesAtom, { status: 'known', times: answer.value })
  // A copy, so that the offered times are computed again, without those that have passed since.
  else if (known.status === 'known') store.set(takenTimesAtom, { ...known })
  else store.set(takenTimesAtom, { status: 'failed', error: answer.error })
}

/** With a wrong clock, the first request is for the wrong days; the answer corrects the clock, so ask again. */
async function askByServerClock(client: BackendClient) {
  const ask = () => takenTimes(client, bookingWindow(serverNow(), bookingRules))
  const believed = serverNow()
  const answer = await ask()
  const mended = Math.abs(serverNow().getTime() - believed.getTime()) > wrongByMs
  return mended ? ask() : answer
}
