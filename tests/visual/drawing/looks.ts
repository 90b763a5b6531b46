import type { Page } from '@playwright/test'
import { type Agreed, type Area, capture } from './capture.ts'
import type { Drawing } from './drawing.ts'
import { conditionsOf, type ForcedState, forceState } from './forced-states.ts'

export const schemes = ['light', 'dark', 'forced colors'] as const
export type Scheme = (typeof schemes)[number]

export type Look = { width: number; scheme?: Scheme; state?: ForcedState }

/** What a look is called in a baseline and in a failure: `1440 px, dark, hovered`. */
export function lookName({ width, scheme = 'light', state }: Look): string {
  return [`${width} px`, ...(scheme === 'light' ? [] : [scheme]), ...(state ? [state] : [])].join(', ')
}

/** Draws the open page in each look, and leaves it as it was. */
export async function* drawLooks(
  page: Page,
  looks: readonly Look[],
  options: { area?: Area; agreed?: Agreed | undefined; height: number },
): AsyncGenerator<Drawing> {
  for (const look of looks) {
    const { width, scheme = 'light', state } = look
    const size = { width, height: options.height }
    if (page.viewportSize()?.width !== width) await page.setViewportSize(size)
    await page.emulateMedia({
      colorScheme: scheme === 'dark' ? 'dark' : 'light',
      forcedColors: scheme === 'forced colors' ? 'active' : 'none',
      // What a state moves, it moves only for those who do not mind.
      reducedMotion: state ? 'no-preference' : 'reduce',
    })
    // Sometimes Chromium goes on painting the page's ground in the color that was forced before.
    await page.evaluate(paintGroundAnew)
    if (state) await page.evaluate(forceState, conditionsOf(state))
    yield await capture(page, lookName(look), options)
    if (state) await page.evaluate(forceState, undefined)
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
  await page.evaluate(paintGroundAnew)
}

/** Runs in the page. */
function paintGroundAnew(): void {
  for (const element of [document.documentElement, document.body]) {
    element.style.backgroundColor = 'red'
    getComputedStyle(element).getPropertyValue('background-color')
    element.style.removeProperty('background-color')
    getComputedStyle(element).getPropertyValue('background-color')
  }
}
