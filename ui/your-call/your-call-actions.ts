import { atom } from 'jotai'
import type { noticeWords } from '../../content/your-call-words.ts'
import type { DataError, Result } from '../../data-access/ask-backend.ts'
import { backend } from '../../data-access/backend.ts'
import { secretIn } from '../../data-access/booking.ts'
import { answerRequest, type PersonRequest, readRequest } from '../../data-access/person-request.ts'
import { prepareProof } from '../../data-access/proof.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import { type Call, type Change, changeCall, moveCall, readCall } from '../../data-access/your-call.ts'
import { multiLine } from '../../supabase/functions/_shared/text.ts'
import { namedZone } from '../../supabase/functions/_shared/time/time-zone.ts'
import {
  callMinutesAtom,
  changeZone,
  holderAtom,
  refreshTakenTimes,
  timeZoneAtom,
} from '../booking/free-times.ts'
import { confirmingAtom, stepHistory, storedText, tellProblem, timeReaders } from '../booking/steps.ts'
import type { WizardState } from '../booking/wizard-state.ts'
import { offeredZones } from '../forms/zones.tsx'
import { store } from '../island/island.tsx'

/** The current step with the data that it needs. Stored in the history entry. */
type CallStep =
  | { step: 'call' }
  | Extract<WizardState, { step: 'calendar' | 'time' | 'confirm' }>
  | { step: 'cancel' }

/** What a history entry has besides its step. */
type CallEntry = {
  /** Removed from the URL. */
  secret: string
  /** The call's sequence number at this step; if the call has changed since, the entry shows the call itself. */
  sequence: number
}

/** What the link opens. */
export type LookUp =
  | { status: 'loading' }
  | { status: 'no-link' }
  | { status: 'failed'; problem: DataError }
  | { status: 'call'; call: Call }
  /** The team's link to a request: `requestAtom`. */
  | { status: 'request' }

/** A notice above the call after a change, shown once. */
type Notice = keyof typeof noticeWords

export const lookUpAtom = atom<LookUp>({ status: 'loading' })
export const stepAtom = atom<CallStep>({ step: 'call' })
export const noticeAtom = atom<Notice | undefined>(undefined)
/** A message with a change. */
export const noteAtom = atom('')

const readers = {
  call: () => ({ step: 'call' }) as const,
  ...timeReaders,
  cancel: () => ({ step: 'cancel' }) as const,
}
const callSteps = stepHistory(stepAtom, readers, () => store.set(confirmingAtom, { status: 'idle' }))

/**
 * Moves the secret from the URL, where copied links and third-party scripts would expose it, to the history entry, so
 * that reloading and the Back button still work.
 */
export function beginYourCall(): void {
  const entry = entryOf(history.state)
  const fromUrl = secretIn(location.hash)
  const secret = fromUrl ?? entry.secret
  store.set(holderAtom, { isTeam: false, secret })
  const at: CallStep = (!fromUrl && callSteps.stepOf(history.state)) || { step: 'call' }
  if (secret) {
    callSteps.replace(at, { ...entry, secret }, location.pathname)
    void loadCall(at)
  } else store.set(lookUpAtom, { status: 'no-link' })
}

/** Loads the call and shows a step, or the call itself if it has changed since the step's history entry. */
export async function loadCall(wanted: CallStep = { step: 'call' }): Promise<void> {
  store.set(lookUpAtom, { status: 'loading' })
  const found = await lookUp()
  if (found.status !== 'call') return store.set(lookUpAtom, found)
  const { call } = found
  // The zone of the call, if this browser knows it.
  store.set(timeZoneAtom, namedZone(call.timezone) ? call.timezone : offeredZones().selected)
  store.set(callMinutesAtom, call.minutes)
  know(call)
  const { sequence } = entryOf(history.state)
  const isValid = wanted.step === 'call' || (sequence === call.sequence && call.state !== 'over')
  const at: CallStep = isValid ? wanted : { step: 'call' }
  store.set(stepAtom, at)
  callSteps.replace(at, { sequence: call.sequence })
  if (at.step !== 'call') prepareChange()
}

/** What the link opens: a call, or for the team a request. */
async function lookUp(): Promise<LookUp> {
  const { secret } = store.get(holderAtom)
  const call = await readCall(backend(), secret)
  if (call.ok) {
    if (call.value.holder === 'team') showToTeam(call.value)
    return { status: 'call', call: call.value }
  }
  const request = call.error.kind === 'no_such_call' ? await readRequest(backend(), secret) : call
  if (!request.ok)
    return {
      status: 'failed',
      problem: request.error.kind === 'no_such_request' ? call.error : request.error,
    }
  showToTeam(request.value)
  return { status: 'request' }
}

const showToTeam = (person: Call | PersonRequest): void =>
  store.set(holderAtom, ({ secret }) => ({ isTeam: true, secret, person }))

function know(call: Call): void {
  // The person's calendar entry has the link that opened this page.
  store.set(lookUpAtom, { status: 'call', call: { ...call, callSecret: store.get(holderAtom).secret } })
}

/** Fetches the free times, and solves the challenge that a change requires while the visitor chooses. */
function prepareChange(): void {
  void refreshTakenTimes()
  prepareProof(backend())
}

const entryOf = (state: unknown): CallEntry => ({
  secret: storedText(state, 'secret'),
  sequence: Number((state as Partial<CallEntry> | null)?.sequence ?? 0),
})

function openCall(): Call | undefined {
  const looked = store.get(lookUpAtom)
  return looked.status === 'call' ? looked.call : undefined
}

export function goTo(at: CallStep): void {
  store.set(noticeAtom, undefined)
  callSteps.goTo(at)
  if (at.step === 'calendar') prepareChange()
}

/** Handles popstate. */
export function followHistory(state: unknown): void {
  const at = callSteps.follow(state)
  const call = openCall()
  if (!at || !call || store.get(confirmingAtom).status === 'busy') return
  store.set(noticeAtom, undefined)
  const isValid = entryOf(state).sequence === call.sequence
  if (!isValid) callSteps.replace({ step: 'call' }, { sequence: call.sequence })
  callSteps.show(isValid ? at : { step: 'call' })
}

export const chooseDate = (date: string): void => goTo({ step: 'time', date })
export const chooseTime = (slot: TimeSlot): void =>
  goTo({ step: 'confirm', slot, timeZone: store.get(timeZoneAtom) })

export const chooseZone = (timeZone: string): void =>
  changeZone(timeZone, store.get(stepAtom), () => goTo({ step: 'calendar' }))

export async function confirmChange(): Promise<void> {
  const at = store.get(stepAtom)
  if (at.step !== 'confirm') return
  const { slot, timeZone } = at
  const call = openCall()
  // Nothing to change, and nobody gets a mail.
  if (call?.state === 'booked' && call.startsAt === slot.startsAt && call.timezone === timeZone)
    return showChanged(call, 'same-time')
  await save(
    (change) =>
      moveCall(backend(), {
        ...change,
        startsAt: slot.startsAt,
        timezone: timeZone,
        wallTime: `${slot.date} ${slot.time}`,
      }),
    call?.state === 'canceled' ? 'booked-again' : 'moved',
  )
}

export const confirmCancel = (): Promise<void> =>
  save((change) => changeCall(backend(), 'cancel_call', change), 'canceled')
export const confirmCancelLike = (reason: 'day' | 'network' | 'hour'): Promise<void> =>
  save(
    (change) => changeCall(backend(), 'cancel_calls_like', { ...change, reason }),
    reason === 'day' ? 'day-closed' : 'many-canceled',
  )
export const confirmOpenDay = (): Promise<void> =>
  save(({ secret }) => changeCall(backend(), 'open_day', { secret }), 'day-open')
export const markMissed = (missed: boolean): Promise<void> =>
  save(({ secret }) => changeCall(backend(), 'mark_missed', { secret, missed }), 'marked')

/** Saves a change. A second press while saving does nothing. */
async function save(send: (change: Change) => Promise<Result<Call>>, notice: Notice): Promise<void> {
  const call = openCall()
  if (!call || store.get(confirmingAtom).status === 'busy') return
  store.set(confirmingAtom, { status: 'busy' })
  store.set(noticeAtom, undefined)
  const { secret } = store.get(holderAtom)
  const change: Change = { secret, seen: call.sequence, note: multiLine(store.get(noteAtom)) }
  const answer = await send(change)
  if (answer.ok) {
    store.set(noteAtom, '')
    return showChanged(answer.value, notice)
  }
  if (answer.error.kind === 'call_changed' || answer.error.kind === 'call_over') {
    // The call was changed elsewhere or is over, so show its current state. What was typed stays.
    const now = await readCall(backend(), secret)
    if (now.ok) return showChanged(now.value, 'elsewhere')
  }
  tellProblem(answer.error)
}

/** Says that the request is answered, or not yet. */
export async function markAnswered(answered: boolean): Promise<void> {
  if (store.get(confirmingAtom).status === 'busy') return
  store.set(confirmingAtom, { status: 'busy' })
  const answer = await answerRequest(backend(), store.get(holderAtom).secret, answered)
  if (!answer.ok) return tellProblem(answer.error)
  store.set(confirmingAtom, { status: 'idle' })
  showToTeam(answer.value)
}

function showChanged(call: Call, notice: Notice): void {
  know(call)
  store.set(noticeAtom, notice)
  callSteps.goTo({ step: 'call' }, { sequence: call.sequence })
}
