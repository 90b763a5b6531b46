import type { Page } from '@playwright/test'
import { type Agreed, type Area, capture } from './capture.ts'
import type { Drawing } from './drawing.ts'
import { type ForcedState, forcedStates, forceState } from './forced-states.ts'

export const schemes = ['light', 'dark', 'forced colors'] as const
export type Scheme = (typeof schemes)[number]

export type Look = { width: number; scheme?: Scheme; state?: ForcedState }

/** The look's name in baselines and failures: `1440 px, dark, hovered`. */
export function lookName({ width, scheme = 'light', state }: Look): string {
  return [`${width} px`, ...(scheme === 'light' ? [] : [scheme]), ...(state ? [state] : [])].join(', ')
}

/** Draws the open page in each look, then resets the page's media settings. */
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
      // Some states move elements, but not with reduced motion.
      reducedMotion: state ? 'no-preference' : 'reduce',
    })
    // Chromium sometimes keeps painting the page background in the previous forced color.
    await page.evaluate(repaintBackground)
    if (state) await page.evaluate(forceState, forcedStates[state])
    yield await capture(page, lookName(look), options)
    if (state) await page.evaluate(forceState, undefined)
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' })
  await page.evaluate(repaintBackground)
}

/** Runs in the page. */
function repaintBackground(): void {
  for (const element of [document.documentElement, document.body]) {
    element.style.backgroundColor = 'red'
    getComputedStyle(element).getPropertyValue('background-color')
    element.style.removeProperty('background-color')
    getComputedStyle(element).getPropertyValue('background-color')
  }
}
