import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'
import { goToConfirm, wizardOf } from './support/wizard.ts'

const person = visitor()

test('Google and Outlook are given the same appointment', async ({ page, site }) => {
  await goToConfirm(page, { person })
  await wizardOf(page).confirm.click()
  const google = page.getByRole('link', { name: 'Open in Google Calendar' })
  const outlook = page.getByRole('link', { name: 'Open in Outlook on the web' })
  await expect(google).toHaveAttribute('target', '_blank')
  await expect(outlook).toHaveAttribute('target', '_blank')

  const [booking] = await site.query<Record<string, string>>('select * from public.bookings')
  const startsAt = new Date(String(booking?.['starts_at']))
  const endsAt = new Date(String(booking?.['ends_at']))
  const compact = (date: Date) => date.toISOString().replace(/[-:]|\.000/g, '')

  const toGoogle = new URL((await google.getAttribute('href')) ?? '')
  expect(toGoogle.origin).toBe('https://calendar.google.com')
  expect(toGoogle.searchParams.get('dates')).toBe(`${compact(startsAt)}/${compact(endsAt)}`)
  expect(toGoogle.searchParams.get('location')).toBe(booking?.['meeting_link'])

  const toOutlook = new URL((await outlook.getAttribute('href')) ?? '')
  expect(toOutlook.origin).toMatch(/^https:\/\/outlook\.(live|office)\.com$/)
  expect(Date.parse(toOutlook.searchParams.get('startdt') ?? '')).toBe(startsAt.getTime())
  expect(Date.parse(toOutlook.searchParams.get('enddt') ?? '')).toBe(endsAt.getTime())
})

test('the meeting link is copied, and Done leads home', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await goToConfirm(page, { person })
  await wizardOf(page).confirm.click()
  await page.getByRole('button', { name: 'Copy Meeting Link' }).click()
  await expectToast(page, 'Meeting link copied!')
  const [booking] = await site.query<Record<string, string>>('select meeting_link from public.bookings')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booking?.['meeting_link'])

  await page.getByRole('link', { name: 'Done' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('a visitor whose browser refuses the clipboard finds the link selected', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  })
  await goToConfirm(page, { person })
  await wizardOf(page).confirm.click()
  await page.getByRole('button', { name: 'Copy Meeting Link' }).click()
  await expect(page.getByText('Your browser did not let us copy the link.')).toBeVisible()
  const [booking] = await site.query<Record<string, string>>('select meeting_link from public.bookings')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(booking?.['meeting_link'])
})
