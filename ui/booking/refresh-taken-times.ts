import { bookingRules } from '../../content/booking-rules.ts'
import { fail } from '../../data-access/result.ts'
import { takenTimes } from '../../data-access/taken-times.ts'
import { bookingWindow } from '../../data-access/time-slots/booking-window.ts'
import { backend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { takenTimesAtom } from './atoms.ts'
import { loadLists } from './load-lists.ts'

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
  const asked = backend().then((client) => takenTimes(client, bookingWindow(new Date(), bookingRules)))
  const answer = await Promise.all([asked, loadLists()]).then(
    ([times]) => times,
    (error) => fail('offline', String(error)),
  )
  if (answer.ok) store.set(takenTimesAtom, { status: 'known', times: answer.value })
  else if (known.status !== 'known') store.set(takenTimesAtom, { status: 'failed', error: answer.error })
}
