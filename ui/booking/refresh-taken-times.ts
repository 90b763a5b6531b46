import { flushSync } from 'react-dom'
import type { BackendClient } from '../../data-access/client.ts'
import { type DataError, fail, type Result } from '../../data-access/result.ts'
import { serverNow } from '../../data-access/server-clock.ts'
import { bookingWindow, takenTimes } from '../../data-access/taken-times.ts'
import type { TakenTime } from '../../data-access/time-slots/time-slots.ts'
import { backend } from '../island/backend.ts'
import { store } from '../island/IslandRoot.tsx'
import {
  confirmingAtom,
  forPersonAtom,
  movedCallSecretAtom,
  rulesAtom,
  slotsAtom,
  takenTimesAtom,
  teamSecretAtom,
} from './atoms.ts'
import { needsOtherTime } from './StepParts.tsx'

/** The clock error above which the request is repeated, in ms. */
const maxClockErrorMs = 60_000

const refreshIntervalMs = 10 * 60_000

/** Refreshes the taken times every ten minutes while the tab is visible, and when the visitor returns to it. */
export function keepTimesFresh(): void {
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshTakenTimes()
  }
  document.addEventListener('visibilitychange', refresh)
  setInterval(refresh, refreshIntervalMs)
  // Also computes the free times when the response arrives, not on the press that shows them.
  store.sub(slotsAtom, () => {})
}

let inFlight: Promise<void> | undefined

/** Fetches the taken times and loads the lists. After a failure, times that were fetched before are kept. */
export function refreshTakenTimes(): Promise<void> {
  inFlight ??= fetchTakenTimes().finally(() => {
    inFlight = undefined
  })
  return inFlight
}

async function fetchTakenTimes(): Promise<void> {
  const known = store.get(takenTimesAtom)
  if (known.status === 'failed') store.set(takenTimesAtom, { status: 'loading' })
  const answer = await Promise.all([backend().then(fetchForPerson), loadLists()]).then(
    ([times]) => times,
    (error) => fail('offline', String(error)),
  )
  if (answer.ok) store.set(takenTimesAtom, { status: 'known', times: answer.value })
  // A copy recomputes the free times, so that those in the past are removed.
  else if (known.status === 'known') store.set(takenTimesAtom, { ...known })
  else store.set(takenTimesAtom, { status: 'failed', error: answer.error })
}

/** If the team books for a person, loads who that is first; without it, the page would be a visitor's. */
async function fetchForPerson(client: BackendClient): Promise<Result<TakenTime[]>> {
  const secret = store.get(teamSecretAtom)
  if (secret && !store.get(forPersonAtom)) {
    const { readRequest } = await import('../../data-access/your-call.ts')
    const answer = await readRequest(client, secret)
    if (answer.ok) store.set(forPersonAtom, { person: answer.value, request: answer.value })
    // The secret opens nothing, or no longer.
    else if (answer.error.kind === 'no_such_request') store.set(teamSecretAtom, '')
    else return answer
  }
  return fetchByServerClock(client)
}

/** If the visitor's clock is wrong, the first request is for the wrong days, but its response corrects the clock. */
async function fetchByServerClock(client: BackendClient) {
  const request = () =>
    takenTimes(
      client,
      bookingWindow(serverNow(), store.get(rulesAtom)),
      store.get(movedCallSecretAtom) || store.get(teamSecretAtom),
    )
  const before = serverNow()
  const answer = await request()
  const wasCorrected = Math.abs(serverNow().getTime() - before.getTime()) > maxClockErrorMs
  return wasCorrected ? request() : answer
}

/** Shows why a change was not saved. If the chosen time is gone, fetches those that are left. */
export function tellProblem(error: DataError): void {
  flushSync(() => store.set(confirmingAtom, { status: 'failed', error }))
  // The message above the pressed button may push it out of view.
  document.activeElement?.scrollIntoView({ block: 'nearest' })
  if (needsOtherTime(error)) void refreshTakenTimes()
}

/** Loads the list that `WhenStep` shows once times are known. After a failure, the next call retries. */
export const loadLists = () => import('./ChoiceList.tsx')
