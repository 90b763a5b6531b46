import { offeredDates, offeredTimes } from '../helpers/offered-times.ts'
import { expect, test } from '../helpers/static-site-fixture.ts'
import { stopClock, toDates } from '../helpers/wizard-walk.ts'

/* The wizard by keyboard. tests/engines tabs through the whole wizard, the walk in pages.spec.ts through its page. */

test('a keyboard user chooses a zone, a date and a time', async ({ page }) => {
  const choice = (name = '') => page.getByRole('button', { name, exact: true })
  const [[monday, tuesday], [first, second]] = [offeredDates(), offeredTimes()]
  const heading = (name: string) => page.getByRole('heading', { name })
  await stopClock(page)
  await page.goto('/schedule')
  await toDates(page)

  const zone = page.getByRole('combobox', { name: 'Timezone' })
  await zone.press('ArrowUp')
  await expect(zone).toHaveValue('America/New_York')

  await choice(monday).focus()
  await page.keyboard.press('Tab')
  await expect(choice(tuesday)).toBeFocused()
  await page.keyboard.press('Enter')

  const day = tuesday?.replace(/^(\w{3})\w*, (\w{3})\w* (\d+), \d+$/, '$1, $2 $3')
  const moment = `${day}, ${second} Eastern`
  await expect(heading('Select a Time')).toBeFocused()
  await choice(first).focus()
  await page.keyboard.press('Tab')
  await expect(choice(second)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading('Confirm Your Booking')).toBeFocused()
  // Somebody who only tabs hears what is about to be booked.
  await expect(heading('Confirm Your Booking')).toHaveAccessibleDescription(moment)
  await page.getByRole('button', { name: 'Confirm Booking' }).press('Space')
  await expect(heading('Booking Confirmed!')).toBeFocused()
  await expect(heading('Booking Confirmed!')).toHaveAccessibleDescription(
    `Your strategy call has been scheduled ${moment}`,
  )
  // What is printed is for a desk: no address with the call's secret.
  await page.emulateMedia({ media: 'print' })
  const shown = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map(
        (link) =>
          getComputedStyle(link, '::after').content + (link.checkVisibility() ? link.textContent : ''),
      ),
    )
  expect(shown.join()).not.toMatch(/your-call#|%20|data:/)
})
