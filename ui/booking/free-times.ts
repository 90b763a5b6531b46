import { atom } from 'jotai'
import { bookingPeriod, teamDaysAhead } from '../../content/booking-facts.ts'
import { bookingRules } from '../../content/booking-rules.ts'
import { whenStepWords } from '../../content/scheduler-words.ts'
import type { DataError, Result } from '../../data-access/ask-backend.ts'
import { backend, serverNow } from '../../data-access/backend.ts'
import { type PersonRequest, readRequest } from '../../data-access/person-request.ts'
import {
  bookingWindow,
  calendarDays,
  type SlotRules,
  slotsOn,
  type TakenTime,
  takenTimes,
  timeSlots,
} from '../../data-access/time-slots/time-slots.ts'
import type { Call } from '../../data-access/your-call.ts'
import { fillBlanks } from '../../supabase/functions/_shared/text.ts'
import { store } from '../island/island.tsx'

/* The times at which a call can be booked or moved, for the scheduler and for a booked call's page. */

/** The visitor's time zone; empty until hydration, since prerendering cannot detect it. */
export const timeZoneAtom = atom('')

/** Who has opened the page: a visitor, the person of a call, or the team for a person. */
export type Holder = {
  isTeam: boolean
  /** Of the link that opened the page; a visitor has none. */
  secret: string
  /** What the team's link opens, once loaded: a person's request, or their call. */
  person?: PersonRequest | Call
}

export const visitor: Holder = { isTeam: false, secret: '' }

export const holderAtom = atom<Holder>(visitor)

export const isTeamAtom = atom((get) => get(holderAtom).isTeam)

/** What the person asked for, if the team's link is to a request. */
export const requestAtom = atom((get): PersonRequest | undefined => {
  const { person } = get(holderAtom)
  return person && 'form' in person ? person : undefined
})

/** The taken times from the database; `loading` until the first response. */
export const takenTimesAtom = atom<
  | { status: 'loading' }
  | { status: 'known'; times: readonly TakenTime[] }
  | { status: 'failed'; error: DataError }
>({ status: 'loading' })

/** The length of the call: one that is moved keeps its own. */
export const callMinutesAtom = atom<number>(bookingRules.lengthMinutes)

/** The team reaches from now to as far ahead as a call request. */
export const rulesAtom = atom((get): SlotRules => {
  const team = get(isTeamAtom) && { daysAhead: teamDaysAhead, maxDates: teamDaysAhead + 1, withToday: true }
  return { ...bookingRules, ...team, lengthMinutes: get(callMinutesAtom) }
})

const slotsInputAtom = atom((get) => {
  const taken = get(takenTimesAtom)
  const timeZone = get(timeZoneAtom)
  if (taken.status !== 'known' || !timeZone) return undefined
  const rules = get(rulesAtom)
  return { now: serverNow(), timeZone, taken: taken.times, rules }
})

/** The free times in the chosen zone. Recomputed with every response. */
export const slotsAtom = atom((get) => {
  const input = get(slotsInputAtom)
  return input ? timeSlots(input) : []
})

/** The days of the calendar in which the free ones are shown; empty until they are known. */
export const calendarDaysAtom = atom((get) => {
  const input = get(slotsInputAtom)
  return input ? calendarDays(input) : []
})

/** Whether no call can be booked at all. */
export const isFullAtom = atom((get) => Boolean(get(slotsInputAtom)) && get(slotsAtom).length === 0)

/** Why no day has a free time: working hours in the chosen zone may not overlap with the team's. */
export const noTimeReasonAtom = atom((get) => {
  const input = get(slotsInputAtom)
  const isFree = ({ id }: { id: string }) => input && timeSlots({ ...input, timeZone: id }).length > 0
  const { noTimeFits, allTaken } = whenStepWords
  return fillBlanks(bookingRules.timeZones.some(isFree) ? noTimeFits : allTaken, { period: bookingPeriod })
})

/** Changes the zone of the shown times. Goes back to the dates if the step's date has no free time in it. */
export function changeZone(
  timeZone: string,
  step: { step: string; date?: string },
  toDates: () => void,
): void {
  store.set(timeZoneAtom, timeZone)
  if (step.date && slotsOn(store.get(slotsAtom), step.date).length === 0) toDates()
}

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

/** Fetches the taken times. After a failure, times that were fetched before are kept. */
export function refreshTakenTimes(): Promise<void> {
  inFlight ??= fetchTakenTimes().finally(() => {
    inFlight = undefined
  })
  return inFlight
}

async function fetchTakenTimes(): Promise<void> {
  const known = store.get(takenTimesAtom)
  if (known.status === 'failed') store.set(takenTimesAtom, { status: 'loading' })
  const answer = await fetchForPerson()
  if (answer.ok) store.set(takenTimesAtom, { status: 'known', times: answer.value })
  // A copy recomputes the free times, so that those in the past are removed.
  else if (known.status === 'known') store.set(takenTimesAtom, { ...known })
  else store.set(takenTimesAtom, { status: 'failed', error: answer.error })
}

/** If the team books for a person, loads who that is first; without it, the page would be a visitor's. */
async function fetchForPerson(): Promise<Result<TakenTime[]>> {
  const holder = store.get(holderAtom)
  if (holder.isTeam && !holder.person) {
    const answer = await readRequest(backend(), holder.secret)
    if (answer.ok) store.set(holderAtom, { ...holder, person: answer.value })
    // The secret opens nothing, or no longer.
    else if (answer.error.kind === 'no_such_request') store.set(holderAtom, visitor)
    else return answer
  }
  return fetchByServerClock()
}

/** If the visitor's clock is wrong, the first request is for the wrong days, but its response corrects the clock. */
async function fetchByServerClock() {
  const request = () =>
    takenTimes(
      backend(),
      bookingWindow(serverNow(), store.get(rulesAtom)),
      // A call that is moved takes no time itself.
      store.get(holderAtom).secret,
    )
  const before = serverNow()
  const answer = await request()
  const wasCorrected = Math.abs(serverNow().getTime() - before.getTime()) > maxClockErrorMs
  return wasCorrected ? request() : answer
}
