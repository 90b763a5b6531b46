import type { Page } from '@playwright/test'
import { describeStop, type KeyboardStop, watchKeyboardStops } from './keyboard-stop.ts'

/** Presses Tab from the top of the page to its end. */
export async function keyboardStops(page: Page): Promise<KeyboardStop[]> {
  await page.evaluate(watchKeyboardStops)
  const stops: KeyboardStop[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (!stop) return stops
    stops.push(stop)
    if (stops.length > 300) throw new Error(`The walk does not end; it is at ${stop.what}.`)
  }
}

/** The smallest target of WCAG 2.5.8, in px. */
const smallest = 24

/** What is wrong with the stops of a walk, one line each. */
export function stopFindings(stops: readonly KeyboardStop[]): string[] {
  return stops.flatMap((stop) => {
    const { what, width, height } = stop
    return [
      ...(stop.outlined ? [] : [`no outline: ${what}`]),
      ...(stop.inView ? [] : [`not in view: ${what}`]),
      ...(stop.coveredBy ? [`covered by ${stop.coveredBy}: ${what}`] : []),
      ...(stop.follows ? [] : [`out of order: ${what}`]),
      ...(stop.inText || (width >= smallest && height >= smallest) ? [] : [`${width}×${height} px: ${what}`]),
    ]
  })
}
