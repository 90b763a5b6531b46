import type { Page } from '@playwright/test'
import { behaviorLines } from './behavior.ts'
import { conditionsOf, type ForcedState, forcedStates, forceState } from './forced-states.ts'
import { moveAgain, standStill } from './stillness.ts'

/** A line of something that is on its way for some time. */
const moving = / (transition|animation): (?!none)|scroll-behavior: smooth|^@view-transition/

/**
 * What the page does that no picture shows: at rest, what is different in each state, and what moves still where the
 * visitor wants less motion, in any state. Leaves the page still.
 */
export async function behaviorText(page: Page): Promise<string> {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await moveAgain(page)
  const rest = await page.evaluate(behaviorLines)
  const parts = [rest.join('\n')]
  for (const state of [...forcedStates, 'targeted'] satisfies ForcedState[]) {
    await page.evaluate(forceState, conditionsOf(state))
    const lines = (await page.evaluate(behaviorLines)).filter((line) => !rest.includes(line))
    if (lines.length > 0) parts.push(`# ${state}\n${lines.join('\n')}`)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(forceState, forcedStates.flatMap(conditionsOf))
  const restless = (await page.evaluate(behaviorLines)).filter((line) => moving.test(line))
  if (restless.length > 0) parts.push(`# less motion\n${restless.join('\n')}`)
  await page.evaluate(forceState, undefined)
  await standStill(page)
  return `${parts.join('\n\n')}\n`
}
