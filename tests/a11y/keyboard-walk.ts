import type { Page } from '@playwright/test'
import { describeStop, type KeyboardStop, watchKeyboardStops } from './keyboard-stop.ts'

/** Tabs through the whole page. */
export async function keyboardStops(page: Page): Promise<KeyboardStop[]> {
  await page.evaluate(watchKeyboardStops)
  const stops: KeyboardStop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (!stop) return stops
    stops.push(stop)
    if (stops.length > 300) throw new Error(`More than 300 Tab stops; the last is ${stop.what}.`)
  }
}

/** Minimum target size of WCAG 2.5.8, in px. */
const minTargetSize = 24

/** The problems of these stops, one per line. */
export function stopFindings(stops: readonly KeyboardStop[]): string[] {
  return stops.flatMap((stop) => {
    const { what, width, height } = stop
    return [
      ...(stop.outlined ? [] : [`no outline: ${what}`]),
      ...(stop.inView ? [] : [`not in view: ${what}`]),
      ...(stop.coveredBy ? [`covered by ${stop.coveredBy}: ${what}`] : []),
      ...(stop.follows ? [] : [`out of order: ${what}`]),
      ...(stop.inText || (width >= minTargetSize && height >= minTargetSize)
        ? []
        : [`${width}×${height} px: ${what}`]),
    ]
  })
}
