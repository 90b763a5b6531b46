import { stepHeadingId } from './wizard-state.ts'

/** The header's height and a little more, in px. */
const covered = 80

/**
 * Focuses the heading of the step that was just rendered, so that it is announced. If the top of the card is out of
 * view, scrolls to it: the browser would scroll to the heading only and cut off what is above it.
 */
export function focusStep(): void {
  const heading = document.getElementById(stepHeadingId)
  heading?.focus({ preventScroll: true })
  const card = heading?.closest('[data-island]')
  if (card && card.getBoundingClientRect().top < covered) card.scrollIntoView()
  // In a window as low as a phone's beside its keyboard, the heading matters more than the card.
  heading?.scrollIntoView({ block: 'nearest' })
}
