import { bookingRules } from '../../content/booking-rules.ts'
import { fail } from '../../data-access/result.ts'
import { takenTimes } from '../../data-access/taken-times.ts'
import { bookingWindow } from '../../data-access/time-slots/booking-window.ts'
import { backend } from '../island/backend.ts'
import { store } from '../island/store.ts'
import { takenTimesAtom } from './atoms.ts'

let asking: Promise<void> | undefined

/** Asks which times are taken. An answer that fails leaves what was known. */
export function refreshTakenTimes(): Promise<void> {
  asking ??= askTakenTimes().finally(() => {
    asking = undefined
  })
  return asking
}

async function askTakenTimes(): Promise<void> {
  const known = store.get(takenTimesAtom)
  if (known.status === 'failed') store.set(takenTimesAtom, { status: 'loading' })
  const answer = await backend().then(
    (client) => takenTimes(client, bookingWindow(new Date(), bookingRules)),
    (error) => fail('offline', String(error)),
  )
  if (answer.ok) store.set(takenTimesAtom, { status: 'known', times: answer.value })
  else if (known.status !== 'known') store.set(takenTimesAtom, { status: 'failed', error: answer.error })
}
