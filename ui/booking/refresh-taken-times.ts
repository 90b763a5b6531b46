import { bookingRules } from '../../content/booking-rules.ts'
import type { BackendClient } from '../../data-access/client.ts'
import { fail } from '../../data-access/result.ts'
import { serverNow } from '../../data-access/server-clock.ts'
import { takenTimes } from '../../data-access/taken-times.ts'
import { bookingWindow } from '../../data-access/time-slots/booking-window.ts'
import { backend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { takenTimesAtom } from './atoms.ts'
import { loadLists } from './load-lists.ts'

/** An answer comes sooner. */
const wrongByMs = 60_000

let asking: Promise<void> | undefined

/** Asks which times are taken, and fetches what they are shown with. An answer that fails leaves what was known. */
export function refreshTakenTimes(): Promise<void> {
  asking ??= askTakenTimes().finally(() => {
    asking = undefined
  })
  return asking
}

async function askTakenTimes(): Promise<void> {
  const known = store.get(takenTimesAtom)
  if (known.status === 'failed') store.set(takenTimesAtom, { status: 'loading' })
  const answer = await Promise.all([backend().then(askByServerClock), loadLists()]).then(
    ([times]) => times,
    (error) => fail('offline', String(error)),
  )
  if (answer.ok) store.set(takenTimesAtom, { status: 'known', times: answer.value })
  else if (known.status !== 'known') store.set(takenTimesAtom, { status: 'failed', error: answer.error })
}

/** By a clock that was wrong, other days are asked for than those that are offered: then once more. */
async function askByServerClock(client: BackendClient) {
  const ask = () => takenTimes(client, bookingWindow(serverNow(), bookingRules))
  const believed = serverNow()
  const answer = await ask()
  const mended = Math.abs(serverNow().getTime() - believed.getTime()) > wrongByMs
  return mended ? ask() : answer
}
