import type { Page } from '@playwright/test'
import { behaviorLines } from './behavior.ts'
import { conditionsOf, type ForcedState, forcedStates, forceState } from './forced-states.ts'
import { moveAgain, standStill } from './stillness.ts'

/** What the page does that no picture shows: at rest, and what is different in each state. Leaves the page still. */
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
  await page.evaluate(forceState, undefined)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await standStill(page)
  return `${parts.join('\n\n')}\n`
}
