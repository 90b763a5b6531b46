import { offeredDates } from '../helpers/offered-times.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { toDates } from '../helpers/wizard-walk.ts'

test('a wizard that was left open for 13 hours offers no time that has passed', async ({ page }) => {
  // A Sunday, 10 p.m. in Chicago.
  await page.clock.install({ time: '2026-11-23T04:00:00Z' })
  let now = new Date('2026-11-23T04:00:00Z')
  await page.route('**/rest/v1/rpc/taken_times', (route) =>
    route.fulfill({ json: [], headers: { date: now.toUTCString() } }),
  )
  await page.goto('/schedule')
  await toDates(page)
  const days = page.getByRole('listbox').getByRole('option')
  await expect(days.first()).toHaveAccessibleName(offeredDates(now)[0] ?? '')
  now = new Date('2026-11-23T17:00:00Z')
  await page.clock.fastForward('13:00:00')
  await expect(days.first()).toHaveAccessibleName(offeredDates(now)[0] ?? '')
})
