import { atom, type PrimitiveAtom } from 'jotai'
import { flushSync } from 'react-dom'
import type { DataError } from '../../data-access/ask-backend.ts'
import { isLike } from '../../data-access/is-like.ts'
import type { TimeSlot } from '../../data-access/time-slots/time-slots.ts'
import { readDay } from '../../supabase/functions/_shared/contracts/call-request.ts'
import { isoInstant, namedZone } from '../../supabase/functions/_shared/time/time-zone.ts'
import { store } from '../island/island.tsx'
import { frame } from './BookingWizard.css.ts'
import { refreshTakenTimes } from './free-times.ts'
import { stepHeadingId } from './wizard-state.ts'

/** Reads what an entry has of each step, in their order. Undefined if it is of another version, or damaged. */
type StepReaders<Step extends { step: string }> = {
  [Name in Step['step']]: (stored: Record<string, unknown>) => Extract<Step, { step: Name }> | undefined
}

/** The steps in which a time is chosen. */
export const timeReaders: StepReaders<
  | { step: 'calendar' }
  | { step: 'time'; date: string }
  | { step: 'confirm'; slot: TimeSlot; timeZone: string }
> = {
  calendar: () => ({ step: 'calendar' }),
  time: ({ date }) => (isDay(date) ? { step: 'time', date } : undefined),
  confirm({ slot, timeZone }) {
    const isSlot = isLike(slot, { date: '', time: '', startsAt: '' }) && isDay(slot.date)
    const isZone = typeof timeZone === 'string' && namedZone(timeZone) !== undefined
    return isSlot && isZone && isoInstant(slot.startsAt) ? { step: 'confirm', slot, timeZone } : undefined
  },
}

/** A text of a history entry, or ''. */
export function storedText(entry: unknown, name: string): string {
  const value = { ...(entry as object | null) }[name as never] as unknown
  return typeof value === 'string' ? value : ''
}

const isDay = (date: unknown): date is string => typeof date === 'string' && readDay(date) === date

/**
 * Steps of a page in the browser's history, one entry each, so that Back, Forward and a reload work.
 *
 * @param stepAtom the step that is shown
 * @param readers of the steps that entries have
 * @param settle clears what belongs to the last step, before the next is rendered
 */
export function stepHistory<Step extends { step: string }>(
  stepAtom: PrimitiveAtom<Step>,
  readers: StepReaders<Step>,
  settle: () => void,
) {
  const names = Object.keys(readers)
  let kept: unknown = null

  /** Renders a step synchronously, from the side where it is, and focuses its heading. */
  function show(step: Step): void {
    const way = names.indexOf(step.step) - names.indexOf(store.get(stepAtom).step)
    flushSync(() => {
      store.set(stepAtom, step)
      settle()
    })
    focusStep(Math.sign(way))
  }

  /** The step of an entry; other pages and versions have entries without. */
  function stepOf(entry: unknown): Step | undefined {
    const { at } = { ...(entry as object | null) } as { at?: unknown }
    if (!isLike(at, { step: '' }) || !names.includes(at.step)) return undefined
    return readers[at.step as Step['step']](at)
  }

  /** Replaces the step and other state of the current entry. */
  function replace(at: Step, more?: object, url?: string | URL): void {
    history.replaceState({ ...history.state, ...more, at }, '', url)
    kept = history.state
  }

  return {
    show,
    stepOf,
    replace,
    /** Goes to a step with a new entry, so that the browser's Back button goes one step back. */
    goTo(at: Step, more?: object): void {
      const previous = store.get(stepAtom).step
      show(at)
      history.pushState({ ...history.state, ...more, at, previous }, '')
      kept = history.state
    },
    /** The step of an entry that the browser has gone to. */
    follow(entry: unknown): Step | undefined {
      // Made by a link within the page, such as the skip link: the entry stays at the step, with what else it has.
      if (entry === null) history.replaceState(kept, '')
      else kept = entry
      return stepOf(entry)
    },
  }
}

/**
 * Focuses the heading of the new step, so that it is announced. If the page was scrolled, the card stays below the header:
 * the browser would scroll to the heading only and cut off the step indicator.
 *
 * @param side that the step slides in from: 1 is the right, -1 the left
 */
export function focusStep(side = 0): void {
  const heading = document.getElementById(stepHeadingId)
  heading?.focus({ preventScroll: true })
  const card = heading?.closest(`.${frame}`)
  if (scrollY > 0) card?.scrollIntoView()
  // If the window is too low for both, such as above a phone's keyboard, show the heading, not the card's top.
  heading?.scrollIntoView({ block: 'nearest' })
  const step = card?.lastElementChild
  if (!(step instanceof HTMLElement)) return
  if (side && !matchMedia('(prefers-reduced-motion)').matches)
    step.animate({ translate: [`${side * 24}px`, '0'] }, 180)
  // The second click of a double click must not choose what has just appeared under it.
  step.style.pointerEvents = 'none'
  setTimeout(() => {
    step.style.pointerEvents = ''
  }, 400)
}

/** Saving what a step is about. */
export const confirmingAtom = atom<
  { status: 'idle' } | { status: 'busy' } | { status: 'failed'; error: DataError }
>({ status: 'idle' })

/** Whether trying again cannot help. */
export const needsOtherTime = ({ kind }: DataError) => kind === 'time_taken' || kind === 'time_past'

/** Shows why a change was not saved. If the chosen time is gone, fetches those that are left. */
export function tellProblem(error: DataError): void {
  flushSync(() => store.set(confirmingAtom, { status: 'failed', error }))
  // The message above the pressed button may push it out of view, or stand above the window itself.
  for (const each of [document.activeElement, document.querySelector('main [role=alert]')])
    each?.scrollIntoView({ block: 'nearest' })
  if (needsOtherTime(error)) void refreshTakenTimes()
}
