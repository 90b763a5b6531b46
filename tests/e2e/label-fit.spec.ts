import { loadContent } from '../../content/validation/load-content.ts'
import { headerFit, headerWindows } from '../../content/validation/rules/fit-problems.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'

/* The content check computes label widths without a browser. This compares them with the widths in a browser. */

test('header labels are as wide as the content check computes', async ({ page }) => {
  const content = await loadContent(process.cwd())
  for (const at of headerWindows) {
    const { labels, room } = headerFit(content, at)
    await page.setViewportSize({ width: at.window, height: 900 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const drawn = await page.evaluate(() => {
      const header = document.querySelector('header')
      const widthOf = (element: Element) => element.getBoundingClientRect().width
      const inRow = [
        ...(header?.querySelectorAll('nav:not([popover]) > a, nav:not([popover]) > div > button') ?? []),
      ]
      const actions = [...(header?.querySelectorAll(':scope > div > div > a[data-cta]') ?? [])]
      return [...inRow, ...actions].map((element) => ({
        text: element.textContent?.trim(),
        width: widthOf(element),
      }))
    })
    expect(drawn.map(({ text }) => text)).toEqual(labels.map(({ text }) => text))
    for (const [i, { text, width }] of drawn.entries()) {
      // The check assumes the bolder style of the current page's link.
      expect(labels[i]?.width ?? 0, text).toBeGreaterThanOrEqual(width - 2)
      expect(labels[i]?.width ?? 0, text).toBeLessThanOrEqual(width + 12)
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(drawn.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(room)
  }
})
