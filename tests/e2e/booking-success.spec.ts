import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectToast } from './support/toasts.ts'
import { book } from './support/wizard.ts'

test('the meeting link is copied, and Done leads home', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await book(page)
  await page.getByRole('button', { name: 'Copy Meeting Link' }).click()
  await expectToast(page, 'Meeting link copied!')
  const [booking] = await site.query<Record<string, string>>('select meeting_link from public.bookings')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booking?.['meeting_link'])

  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
})

const clipboards = {
  'has no clipboard': () => Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  'refuses the clipboard': () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  },
}

for (const [name, prepare] of Object.entries(clipboards)) {
  test(`if the browser ${name}, the meeting link is selected`, async ({ page, site }) => {
    await page.addInitScript(prepare)
    await book(page)
    await page.getByRole('button', { name: 'Copy Meeting Link' }).click()
    await expect(page.getByText('Your browser did not let us copy the link.')).toBeVisible()
    const [booking] = await site.query<Record<string, string>>('select meeting_link from public.bookings')
    expect(await page.evaluate(() => String(getSelection()))).toBe(booking?.['meeting_link'])
  })
}
