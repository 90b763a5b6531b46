import type { Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import {
  dialogOf,
  expectKept,
  expectStatus,
  fieldIn,
  fillAndSend,
  fillForm,
  leadForm,
  letReadingTimePass,
  openerOf,
  openForm,
  submitOf,
} from './support/dialog-forms.ts'
import { holdBack } from './support/held-back.ts'
import { contactFields } from './support/visitor.ts'
import { chooseDateAndTime, wizardOf } from './support/wizard.ts'

const wrong = ['Please fix the errors', 'Check the highlighted fields and try again'] as const

test('a requested call has its campaign, and prefills the wizard', async ({ page, context, site }) => {
  const events = await recordTagFunction(context)
  await page.goto('/?utm_source=radio&utm_content=c')
  const dialog = await openForm(page, leadForm, '/services/nonprofit-seo')
  const opening = context.waitForEvent('page')
  await fillAndSend(page, dialog, leadForm)
  await expectStatus(
    page,
    'Success!',
    'Your information has been submitted. The scheduler will open in a new tab',
  )
  const thanks = dialogOf(page, 'Thank you')
  await expect(thanks.getByRole('link', { name: 'Go to Scheduler' })).toBeVisible()
  await expect(thanks.getByRole('button', { name: 'Close' }).last()).toBeVisible()
  const scheduler = await opening
  for (const [label, value] of Object.entries(contactFields()))
    await expect(wizardOf(scheduler).field(label)).toHaveValue(value)
  await expect(scheduler).toHaveURL(`${site.url}/schedule#details`)
  await expect(thanks).toBeVisible()

  // every-form.spec.ts has its other fields.
  expect(await site.query('select source_url, landing_path from public.leads')).toEqual([
    { source_url: `${site.url}/services/nonprofit-seo`, landing_path: '/?utm_source=radio&utm_content=c' },
  ])
  expect(events.map(({ name }) => name)).toEqual(['lead_cta_click', 'lead_submitted', 'schedule_viewed'])

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
  const dialog = await openForm(page, leadForm)
  await fillForm(dialog, leadForm)
  // Stop the clock, so that the redirect does not come before the click.
  await page.clock.pauseAt(Date.now() + 60_000)
  await submitOf(dialog, leadForm).click()
  await expect(dialogOf(page, 'Thank you')).toContainText(blocked)
  await dialogOf(page, 'Thank you').getByRole('button', { name: 'Close' }).last().click()
  // First, or the time passes before the browser has told the page that the dialog is closed.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL('/our-mission')

  await openerOf(page, leadForm).click()
  await dialog.getByText('SEO', { exact: true }).click()
  await fieldIn(dialog, 'Primary Goal').fill('More')
  await submitOf(dialog, leadForm).click()
  await expect(dialogOf(page, 'Thank you')).toBeVisible()
  await page.clock.fastForward(5000)
  await expect(page).toHaveURL('/schedule#details')
})

test('a dialog that is closed while it sends stays closed, and says what happened', async ({
  page,
  troubles,
}) => {
  troubles.allow('net::ERR_FAILED')
  const table = '**/rest/v1/leads*'
  const dialog = await openForm(page, leadForm)
  await fillForm(dialog, leadForm)
  await letReadingTimePass(page)
  await page.route(table, (route) => route.abort())
  const letFail = await holdBack(page, table)
  await submitOf(dialog, leadForm).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Submitting' })).toBeAttached()
  await page.keyboard.press('Escape')
  letFail()
  await expectStatus(page, 'Something went wrong', 'We couldn’t send your form.')
  await page.unrouteAll({ behavior: 'wait' })

  const letThrough = await holdBack(page, table)
  await openerOf(page, leadForm).click()
  await expectKept(dialog, leadForm)
  await submitOf(dialog, leadForm).click()
  await page.keyboard.press('Escape')
  letThrough()
  await expectStatus(page, 'Thank you')
  await expect(page).toHaveURL('/our-mission')
  expect(page.context().pages()).toHaveLength(1)
  await openerOf(page, leadForm).click()
  await expect(submitOf(dialog, leadForm)).toHaveText('Continue to Scheduler')
})

test('the first invalid field gets the focus, and errors disappear once corrected', async ({ page }) => {
  const dialog = await openForm(page, leadForm)
  const submit = submitOf(dialog, leadForm)
  await submit.click()
  await expectStatus(page, ...wrong)
  // visual-baselines/trees/states/lead-errors.yml has the errors of all fields.
  const firstName = fieldIn(dialog, 'First Name')
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription('First name is required')
  await expect(firstName).toHaveAttribute('aria-invalid', 'true')

  await fillForm(dialog, leadForm)
  await expect(dialog.getByText(/is required$|^Please select/)).toHaveCount(0)
  for (const area of leadForm.areas) await dialog.getByText(area, { exact: true }).click()
  await submit.press('Enter')
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
  await dialog.getByText('SEO', { exact: true }).click()
  await letReadingTimePass(page)
  await submit.press('Enter')
  await expectStatus(page, 'Success!')
  await expect(page.getByText(wrong[0])).toHaveCount(0)
})

test('a click outside closes the form, which keeps its values until “Start Over”', async ({ page }) => {
  const dialog = await openForm(page, leadForm)
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  // The second click of a double click lands on the backdrop, and does not close it.
  await openerOf(page, leadForm).dblclick()
  await expect(dialog).toBeVisible()
  const kept = dialog.getByText('What you’ve typed stays in this tab until you send it')
  await expect(kept).toHaveCount(0)
  await fillForm(dialog, leadForm)
  await expect(kept).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await openerOf(page, leadForm).click()
  await expectKept(dialog, leadForm)

  await dialog.getByRole('button', { name: 'Start Over' }).click()
  await expect(fieldIn(dialog, 'First Name')).toBeFocused()
  for (const label of ['First Name', 'Last Name', 'Email', 'Website', 'Primary Goal'])
    await expect(fieldIn(dialog, label)).toHaveValue('')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.reload()
  await openerOf(page, leadForm).click()
  await expect(fieldIn(dialog, 'Last Name')).toHaveValue('')
})
