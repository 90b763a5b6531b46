import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { fillAndSend, leadForm, openForm } from './support/dialog-forms.ts'
import { countBookings } from './support/other-visitor.ts'
import { expectToast } from './support/toasts.ts'
import { book, chooseDateAndTime, toDates, wallClock, wizardOf } from './support/wizard.ts'

/* Blocked storage, blocked scripts and wrong clocks. */

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

test.describe('if storage throws', () => {
  test.beforeEach(({ page }) => page.addInitScript(blockStorage))

  test('a call is booked', async ({ page, site }) => {
    await book(page)
    expect(await countBookings(site)).toBe(1)
  })

  test('the strategy-call form is sent', async ({ page, site }) => {
    const dialog = await openForm(page, leadForm)
    await fillAndSend(page, dialog, leadForm)
    await expectToast(page, 'Success!')
    expect(await site.query('select id from public.leads')).toHaveLength(1)
  })

  test('the page says so if the wizard cannot be loaded, and keeps what was typed', async ({
    page,
    troubles,
  }) => {
    troubles.allow('ERR_BLOCKED_BY_CLIENT')
    await page.goto('/schedule')
    await page.route('**/assets/**/*.js', (route) => route.abort('blockedbyclient'))
    await page.getByRole('textbox', { name: 'First Name' }).fill('Sample')
    await page.getByRole('button', { name: 'Continue to Date Selection' }).click()
    await expect(page.getByText('The next step could not be loaded.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('Sample')
  })
})

for (const [wrong, days] of [
  ['three days ahead', 3],
  ['a year behind', -365],
] as const) {
  test(`a visitor whose clock is ${wrong} is offered the server’s days, and books the time that is shown`, async ({
    page,
    context,
    site,
  }) => {
    const other = await context.newPage()
    const right = await offeredDates(other)
    await other.close()
    await page.clock.setSystemTime(Date.now() + days * 86_400_000)
    const offered = await offeredDates(page)
    expect(offered).toEqual(right)
    const chosen = await chooseDateAndTime(page)
    await wizardOf(page).confirm.click()
    await expect(wizardOf(page).successHeading).toBeVisible()
    const [row] = await site.query<{ starts_at: string }>('select starts_at from public.bookings')
    expect(wallClock(new Date(String(row?.starts_at)))).toEqual(chosen)
  })
}

async function offeredDates(page: Page): Promise<string[]> {
  await toDates(page)
  await expect(wizardOf(page).dates.first()).toBeVisible()
  return wizardOf(page).dates.allTextContents()
}
