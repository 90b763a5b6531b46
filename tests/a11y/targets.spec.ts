import { auditedPages, viewports } from '../helpers/routes.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { keyboardStops, stopFindings } from './keyboard-walk.ts'

for (const viewport of [viewports.phone, viewports.desktop]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    for (const { path, name } of auditedPages) {
      test(`a keyboard user sees where they are, at each stop of ${name}`, async ({ page }) => {
        await page.goto(path)
        const stops = await keyboardStops(page)
        expect(stopFindings(stops)).toEqual([])
        // The skip link, the home link and the footer's links are there at least.
        expect(stops.length).toBeGreaterThan(10)
      })
    }
  })
}
