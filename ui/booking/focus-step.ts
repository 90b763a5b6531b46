import { flushSync } from 'react-dom'
import { slotsOn } from '../../data-access/time-slots/time-slots.ts'
import { store } from '../island/store.ts'
import { slotsAtom, timeZoneAtom } from './atoms.ts'
import { stepHeadingId } from './wizard-state.ts'

/**
 * Focuses the heading of the new step, so that it is announced. If the page was scrolled, the card stays below the header:
 * the browser would scroll to the heading only and cut off the step indicator.
 *
 * @param side that the step slides in from: 1 is the right, -1 the left
 */
export function focusStep(side = 0): void {
  const heading = document.getElementById(stepHeadingId)
  heading?.focus({ preventScroll: true })
  const card = heading?.closest('[data-island]')
  if (scrollY > 0) card?.scrollIntoView()
  // If the window is too low for both, such as above a phone's keyboard, show the heading, not the card's top.
  heading?.scrollIntoView({ block: 'nearest' })
  if (side && !matchMedia('(prefers-reduced-motion)').matches)
    heading?.parentElement?.parentElement?.animate({ translate: [`${side * 24}px`, '0'] }, 180)
}

/** Makes a change that may replace the step: the field of the same name keeps the focus, or else the heading gets it. */
export function keepFocus(change: () => void): void {
  const focused = document.activeElement as HTMLInputElement
  flushSync(change)
  if (focused.isConnected) return
  const field = document.querySelector<HTMLElement>(`[data-island=booking] [name="${focused.name}"]`)
  if (field) field.focus()
  else focusStep()
}

/** Changes the zone of the shown times. Goes back to the dates if the step's date has no free time in it. */
export function changeZone(
  timeZone: string,
  step: { step: string; date?: string },
  toDates: () => void,
): void {
  keepFocus(() => store.set(timeZoneAtom, timeZone))
  if (step.date && slotsOn(store.get(slotsAtom), step.date).length === 0) toDates()
}
