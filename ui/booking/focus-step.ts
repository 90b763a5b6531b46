import { stepHeadingId } from './wizard-state.ts'

/** The header's height and a little more, in px. */
const covered = 80

/**
 * Focuses the heading of the step that was just drawn, so that it is read out. A card whose top is out of view is
 * scrolled to its top: the browser's own scrolling to the heading would cut off what is above it.
 */
export function focusStep(): void {
  const heading = document.getElementById(stepHeadingId)
  heading?.focus({ preventScroll: true })
  const card = heading?.closest('[data-island]')
  if (card && card.getBoundingClientRect().top < covered) card.scrollIntoView()
}
