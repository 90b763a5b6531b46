import { expect, test } from '../helpers/static-site-fixture.ts'
import { stopClock, toDates } from '../helpers/wizard-walk.ts'

/* The wizard's lists by keyboard. tests/engines tabs through the whole wizard, the walk in pages.spec.ts through its page. */

test('a keyboard user chooses a zone, a date and a time with the arrow keys', async ({ page }) => {
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { name })
  await stopClock(page)
  await page.goto('/schedule')
  await toDates(page)

  const zone = page.getByRole('combobox', { name: 'Timezone' })
  await zone.press('ArrowUp')
  await expect(zone).toHaveValue('America/New_York')

  await option('Monday, November 23, 2026').focus()
  await page.keyboard.press('ArrowRight')
  await expect(option('Tuesday, November 24, 2026')).toBeFocused()
  // A screen reader user does not perceive the grid's columns, so Down means the next day.
  await page.keyboard.press('ArrowDown')
  await expect(option('Wednesday, November 25, 2026')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(option('Tuesday, November 24, 2026')).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(heading('Select a Time')).toBeFocused()
  await option('9:00 AM').focus()
  await page.keyboard.press('ArrowRight')
  await expect(option('9:45 AM')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading('Confirm Your Booking')).toBeFocused()
  await page.getByRole('button', { name: 'Confirm Booking' }).press('Space')
  await expect(heading('Booking Confirmed!')).toBeFocused()
  await expect(page.getByRole('definition').filter({ hasText: '9:45 AM' })).toContainText('Eastern Time')
})
