import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import { auditSubmit, fillAudit, openAuditModal } from './support/audit-form.ts'
import { dialogOf, letReadingTimePass } from './support/dialogs.ts'
import { fillLead, leadField, leadSubmit, openLeadModal } from './support/lead-form.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'
import { goToConfirm, wizardOf } from './support/wizard.ts'

const wrong = ['Please fix the errors', 'Check the highlighted fields and try again'] as const
const person = visitor()
const details = `first=${person.firstName}&phone=123`

test('on the scheduler, too, the dialogs of the header say what went wrong', async ({ page }) => {
  const dialog = await openLeadModal(page, '/schedule')
  await leadSubmit(dialog).click()
  await expectToast(page, ...wrong)
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(1)
})

test('what went wrong is no longer said when the next try has begun', async ({ page }) => {
  const dialog = await openLeadModal(page)
  await leadSubmit(dialog).click()
  const toast = page.getByRole('alertdialog', { name: wrong[0] })
  await expect(toast).toBeVisible()
  // The mouse would keep the message up for as long as it is there.
  await toast.hover()
  await fillLead(dialog)
  await letReadingTimePass(page)
  await leadSubmit(dialog).press('Enter')
  await expectToast(page, 'Success!')
  await expect(toast).toHaveCount(0)
})

test('no failure stands beside the confirmation', async ({ page, site, troubles }) => {
  troubles.allow('status of 503')
  const wizard = wizardOf(page)
  await goToConfirm(page)
  await site.stopDatabase()
  try {
    await wizard.confirm.click()
    await expectToast(page, 'Booking Failed')
  } finally {
    await site.startDatabase()
  }
  await page.getByRole('alertdialog', { name: 'Booking Failed' }).hover()
  await wizard.confirm.press('Enter')
  await expectToast(page, 'Booking Confirmed!')
  await expect(page.getByRole('alertdialog', { name: 'Booking Failed' })).toHaveCount(0)
})

test('a message about missing details is gone in the next step', async ({ page }) => {
  const wizard = wizardOf(page)
  await page.goto('/schedule')
  await wizard.field('Last Name').fill(person.lastName)
  await wizard.toDates.click()
  const toast = page.getByRole('alertdialog', { name: 'Please fill in all required fields' })
  await expect(toast).toBeVisible()
  await toast.hover()
  for (const [label, value] of [
    ['First Name', person.firstName],
    ['Email', person.email],
    ['Phone', person.phone],
  ] as const)
    await wizard.field(label).fill(value)
  await wizard.toDates.press('Enter')
  await expect(wizard.dateHeading).toBeVisible()
  await expect(toast).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the button can be pressed while the message is up', async ({ page, site }) => {
    const dialog = await openDialogFromMenu(page)
    await fillLead(dialog)
    await leadField(dialog, 'Phone').fill('')
    await letReadingTimePass(page)
    await leadSubmit(dialog).tap()
    await expectToast(page, ...wrong)
    await expect(leadField(dialog, 'Phone')).toBeInViewport({ ratio: 1 })
    expect(await isCovered(leadField(dialog, 'Phone'))).toBe(false)
    await leadField(dialog, 'Phone').fill(person.phone)
    await leadSubmit(dialog).scrollIntoViewIfNeeded()
    await expect(page.getByRole('alertdialog', { name: wrong[0] })).toBeVisible()
    expect(await isCovered(leadSubmit(dialog))).toBe(false)
    await leadSubmit(dialog).tap()
    await expectToast(page, 'Success!')
    expect(await site.query('select id from public.leads')).toHaveLength(1)
  })
})

async function openDialogFromMenu(page: Page) {
  await page.goto('/our-mission')
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page
    .getByRole('navigation', { name: 'Site menu' })
    .getByRole('link', { name: 'Book Your Free Strategy Call' })
    .tap()
  const dialog = dialogOf(page, 'Book Your Free Strategy Call')
  await dialog.waitFor()
  return dialog
}

const isCovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return !element.contains(hit)
  })

test('a reload of a prefilled scheduler is told as prefilled', async ({ page, context }) => {
  const events = await recordTagFunction(context)
  await page.goto(`/schedule?${details}`)
  await expect(wizardOf(page).edit).toBeVisible()
  await page.reload()
  await expect(wizardOf(page).edit).toBeVisible()
  const view = { name: 'schedule_viewed', parameters: { page: '/schedule', prefilled: true } }
  await expect.poll(() => events).toEqual([view, view])
})

test('analytics are told of what was stored, and of nothing else', async ({ page, context, site }) => {
  const events = await recordTagFunction(context)
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  await dialog.locator('[name=extra_note]').fill('http://spam.example', { force: true })
  await auditSubmit(dialog).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select id from public.audit_requests')).toEqual([])
  expect(events.map(({ name }) => name)).toEqual(['audit_cta_click'])
})

test('the tab keeps nothing personal of the page that a visitor landed on', async ({ page }) => {
  await page.goto(
    `/schedule?First=Zora&last=Neale&email=zora%40example.org&phone=555123&org=Secret&ref=z%40example.org&utm_source=letter`,
  )
  const landing = await page.evaluate(() => sessionStorage.getItem('landing'))
  expect(landing).toContain('utm_source=letter')
  expect(landing).not.toMatch(/Zora|Neale|example\.org|555123|Secret/)
})

test('the id that analytics are told does not say where the call takes place', async ({
  page,
  context,
  site,
}) => {
  const events = await recordTagFunction(context)
  await goToConfirm(page)
  await wizardOf(page).confirm.click()
  await expect(wizardOf(page).successHeading).toBeVisible()
  const [booking] = await site.query<{ id: string; meeting_link: string }>(
    'select id, meeting_link from public.bookings',
  )
  const room = booking?.meeting_link.split('/').at(-1) ?? ''
  expect(room).toMatch(/^[0-9a-f]{10}$/)
  expect(JSON.stringify(events).replaceAll('-', '')).toContain(booking?.id.replaceAll('-', ''))
  expect(JSON.stringify(events).replaceAll('-', '')).not.toContain(room)
})

test('a form that is closed says that it is kept, and can be begun anew', async ({ page }) => {
  const dialog = await openLeadModal(page)
  await expect(dialog.getByText('what you have typed is kept in this tab until you send it')).toBeVisible()
  await fillLead(dialog)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('link', { name: 'Book Your Free Strategy Call' }).click()
  await expect(leadField(dialog, 'Last Name')).toHaveValue(person.lastName)
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(leadField(dialog, 'First Name')).toBeFocused()
  for (const label of ['First Name', 'Last Name', 'Email', 'Website', 'Primary Goal'])
    await expect(leadField(dialog, label)).toHaveValue('')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: 'Book Your Free Strategy Call' }).click()
  await expect(leadField(dialog, 'Last Name')).toHaveValue('')
})
