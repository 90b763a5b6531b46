import type { PrimitiveAtom } from 'jotai'
import { flushSync } from 'react-dom'
import { isLike } from '../../data-access/is-like.ts'
import { store } from '../island/store.ts'
import { focusStep } from './focus-step.ts'

/** The state of a history entry: its step, and the name of the step before it. */
export type StepEntry<Step extends { step: string }> = { at?: Step; previous?: string }

/** An example of each step, in the order of the steps. */
type Examples<Step extends { step: string }> = {
  readonly [Name in Step['step']]: Extract<Step, { step: Name }>
}

/**
 * Steps of a page in the browser's history, one entry each, so that Back, Forward and a reload work.
 *
 * @param stepAtom the step that is shown
 * @param examples validates entries, which an older version of the page may have written
 * @param settle clears what belongs to the last step, before the next is rendered
 */
export function stepHistory<Step extends { step: string }>(
  stepAtom: PrimitiveAtom<Step>,
  examples: Examples<Step>,
  settle: () => void,
) {
  const names = Object.keys(examples)

  /** Renders a step synchronously, from the side where it is, and focuses its heading. */
  function show(step: Step): void {
    const way = names.indexOf(step.step) - names.indexOf(store.get(stepAtom).step)
    flushSync(() => {
      store.set(stepAtom, step)
      settle()
    })
    focusStep(Math.sign(way))
  }

  /** The step of an entry, if it is valid. */
  function stepOf(entry: unknown): Step | undefined {
    const at = (entry as StepEntry<Step> | null)?.at
    return at && isLike(at, examples[at.step as Step['step']]) ? at : undefined
  }

  /** Replaces the step and other state of the current entry. */
  function replace(at: Step, more?: object, url?: string | URL): void {
    history.replaceState({ ...history.state, ...more, at }, '', url)
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
    },
  }
}
