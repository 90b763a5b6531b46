import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectStatus, fillAndSend, leadForm, openForm } from './support/dialog-forms.ts'
import { offeredTimes } from './support/offered-times.ts'
import { bookForSomebodyElse, countBookings } from './support/other-visitor.ts'
import { book, chooseDateAndTime, toDates, wallClock, wizardOf } from './support/wizard.ts'

/** Runs in the page. If site data is blocked, even reading these properties throws. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

test('if storage throws, the strategy-call form is sent and a call is booked', async ({
  page,
  context,
  site,
}) => {
  await context.addInitScript(blockStorage)
  const dialog = await openForm(page, leadForm)
  const opening = context.waitForEvent('page')
  await fillAndSend(page, dialog, leadForm)
  await expectStatus(page, 'Success!')
  expect(await site.query('select id from public.leads')).toHaveLength(1)
  await book(await opening)
  expect(await countBookings(site)).toBe(1)
})

test('with a clock a year behind, the server’s times are booked', async ({ page, context, site }) => {
  const other = await context.newPage()
  const right = await offeredDates(other)
  const taken = await chooseDateAndTime(other)
  await bookForSomebodyElse(site, taken)
  await other.close()
  await page.clock.setSystemTime(Date.now() - 365 * 86_400_000)
  expect(await offeredDates(page)).toEqual(right)
  const chosen = await chooseDateAndTime(page)
  expect(chosen).toEqual({ ...taken, time: offeredTimes(taken.time)[0] })
  await wizardOf(page).confirm.click()
  await expect(wizardOf(page).successHeading).toBeVisible()
  const [row] = await site.query<{ starts_at: string }>(
    "select starts_at from public.bookings where first_name <> 'Other'",
  )
  expect(wallClock(new Date(String(row?.starts_at)))).toEqual(chosen)
})

async function offeredDates(page: Page): Promise<string[]> {
  await toDates(page)
  await expect(wizardOf(page).dates.first()).toBeVisible()
  return wizardOf(page).dates.allTextContents()
}
