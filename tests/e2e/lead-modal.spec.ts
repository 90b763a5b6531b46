import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import { expectStatus, leadDialog } from './support/dialog-forms.ts'
import { holdBack } from './support/held-back.ts'
import { contactFields } from './support/visitor.ts'
import { chooseDateAndTime, wizardOf } from './support/wizard.ts'

test('a requested call has its campaign, and prefills the wizard', async ({ page, context, site }) => {
  const events = await recordTagFunction(context)
  await page.goto('/?utm_source=radio&utm_content=c')
  const { thanks, open, fillAndSend } = leadDialog(page)
  await open('/services/nonprofit-seo')
  const opening = context.waitForEvent('page')
  await fillAndSend()
  await expectStatus(
    page,
    'Success!',
    'Your information has been submitted. The scheduler will open in a new tab',
  )
  await expect(thanks.getByRole('link', { name: 'Go to Scheduler' })).toBeVisible()
  await expect(thanks.getByRole('button', { name: 'Close' }).last()).toBeVisible()
  const scheduler = await opening
  for (const [label, value] of Object.entries(contactFields()))
    await expect(wizardOf(scheduler).field(label)).toHaveValue(value)
  await expect(scheduler).toHaveURL(`${site.url}/schedule#details`)
  await expect(thanks).toBeVisible()

  expect(await site.query('select source_url, landing_path from public.leads')).toEqual([
    { source_url: `${site.url}/services/nonprofit-seo`, landing_path: '/?utm_source=radio&utm_content=c' },
  ])
  expect(events.map(({ name }) => name)).toEqual(['lead_cta_click', 'lead_submitted', 'schedule_viewed'])
  expect(events[0]?.parameters).toEqual({ cta: 'book-call', page: '/services/nonprofit-seo' })

  // The call that is booked there answers the request.
  await wizardOf(scheduler).toDates.click()
  await chooseDateAndTime(scheduler)
  await wizardOf(scheduler).confirm.click()
  await expect(wizardOf(scheduler).successHeading).toBeVisible()
  const answered = 'select form from public.leads l join public.bookings b on b.answers = l.id'
  expect(await site.query(answered)).toEqual([{ form: 'strategy-call' }])
})

const withoutPopups = (page: Page) => page.addInitScript(() => Object.assign(window, { open: () => null }))
const blocked = 'Your browser blocked a new tab, so the scheduler opens here'

test('with popups blocked, the scheduler opens in the tab, unless the dialog is closed', async ({ page }) => {
  await withoutPopups(page)
  await page.clock.install()
  const { dialog, opener, submit, thanks, field, open, fill } = leadDialog(page)
  await open()
  await fill()
  // Stop the clock, so that the redirect does not come before the click.
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit.click()
  await expect(thanks).toContainText(blocked)
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  // First, or the time passes before the browser has told the page that the dialog is closed.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL('/our-mission')

  await opener.click()
  await dialog.getByText('SEO', { exact: true }).click()
  await field('Primary Goal').fill('More')
  await submit.click()
  await expect(thanks).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL('/schedule#details')
})

test('a dialog closed while it sends says later what happened', async ({ page, troubles }) => {
  troubles.allow('net::ERR_FAILED')
  const table = '**/rest/v1/leads*'
  const { dialog, opener, submit, open, fill, expectKept } = leadDialog(page)
  await open()
  await fill()
  await page.route(table, (route) => route.abort())
  const letFail = await holdBack(page, table)
  await submit.click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Submitting' })).toBeAttached()
  await page.keyboard.press('Escape')
  letFail()
  await expectStatus(page, 'Something went wrong', 'We couldn’t send your form.')
  await page.unrouteAll({ behavior: 'wait' })

  const letThrough = await holdBack(page, table)
  await opener.click()
  await expectKept()
  await submit.click()
  await page.keyboard.press('Escape')
  letThrough()
  await expectStatus(page, 'Thank you')
  await expect(page).toHaveURL('/our-mission')
  expect(page.context().pages()).toHaveLength(1)
  await opener.click()
  await expect(submit).toHaveText('Continue to Scheduler')
})

test('a click outside closes the form, which keeps its values until “Start Over”', async ({ page }) => {
  const { dialog, opener, submit, field, open, fill, pressAreas, expectKept } = leadDialog(page)
  await open()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  // The second click of a double click lands on the backdrop, and does not close it.
  await opener.dblclick()
  await expect(dialog).toBeVisible()
  const kept = dialog.getByText('What you’ve typed stays in this tab until you send it')
  await expect(kept).toHaveCount(0)
  await submit.click()
  await expectStatus(page, 'Please fix the errors', 'Check the highlighted fields and try again')
  // visual-baselines/states/lead-errors.yml has the errors of all fields.
  await expect(field('First Name')).toBeFocused()
  await fill()
  await expect(dialog.getByText(/is required$|^Please select/)).toHaveCount(0)
  await pressAreas()
  await submit.click()
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await pressAreas()
  await expect(kept).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await opener.click()
  await expectKept()

  await dialog.getByRole('button', { name: 'Start Over' }).click()
  await expect(field('First Name')).toBeFocused()
  for (const label of ['First Name', 'Last Name', 'Email', 'Website', 'Primary Goal'])
    await expect(field(label)).toHaveValue('')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.reload()
  await opener.click()
  await expect(field('Last Name')).toHaveValue('')
})
