import type { Page } from '@playwright/test'

type Shifts = { shifts: string[] }

/** Call before the page opens. Records every shift, including those right after input, which CLS excludes. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    ;(globalThis as unknown as Shifts).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Element | null }[]
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? 'something')
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * What moved by 0.01 or more (a tenth of what counts as good). A heading that swaps into its font late may move what
 * follows by less (renderer/DECISIONS.md, "Two subset fonts").
 */
export async function shiftsOf(page: Page): Promise<string[]> {
  // Entries are delivered after their frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))))
  const shifts = await page.evaluate(() => (globalThis as unknown as Shifts).shifts)
  return shifts.filter((shift) => Number.parseFloat(shift) >= 0.01)
}
