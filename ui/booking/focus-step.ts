import { stepHeadingId } from './wizard-state.ts'

/**
 * Focuses the heading of the step that was just drawn, so that it is read out. If the heading is out of view, the page
 * scrolls to the top of the whole card: browsers would put the heading anywhere, and cut off what is above it.
 */
export function focusStep(): void {
  const heading = document.getElementById(stepHeadingId)
  if (!heading) return
  heading.focus({ preventScroll: true })
  const { top, bottom } = heading.getBoundingClientRect()
  const covered = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  if (top < covered || bottom > innerHeight)
    heading.closest('[data-island]')?.scrollIntoView({ block: 'start', behavior: 'instant' })
}
