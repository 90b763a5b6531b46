import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import {
  canBeReached,
  dialogOf,
  expectControlsInReach,
  expectFocusToStayIn,
  leadTitle,
  letReadingTimePass,
} from './support/dialogs.ts'
import { holdBack } from './support/held-back.ts'
import { fillLead, goal, leadField, leadSubmit, openLeadModal, website } from './support/lead-form.ts'
import { fieldsOf, personAndTeamMail } from './support/mails.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'
import { wizardOf } from './support/wizard.ts'

const person = visitor()

test('a visitor asks for a call, and the row and both mails say what was typed', async ({
  page,
  context,
  site,
}) => {
  const events = await recordTagFunction(context)
  const letThrough = await holdBack(page, '**/schedule?*')
  await page.goto('/?utm_source=radio&utm_medium=spot&utm_campaign=spring&utm_term=t&utm_content=c')
  const dialog = await openLeadModal(page, '/services/nonprofit-seo')
  await fillLead(dialog)
  await letReadingTimePass(page)
  await leadSubmit(dialog).click()
  await expectToast(
    page,
    'Success!',
    'Your information has been submitted. The scheduler will open in a new tab',
  )
  const thanks = dialogOf(page, 'Thank you')
  await expect(thanks.getByRole('link', { name: 'Go to Scheduler' })).toBeVisible()
  await expect(thanks.getByRole('button', { name: 'Close' }).last()).toBeVisible()
  letThrough()

  const wizard = wizardOf(page)
  await expect(wizard.field('First Name')).toHaveValue(person.firstName)
  await expect(wizard.field('Last Name')).toHaveValue(person.lastName)
  await expect(wizard.field('Email')).toHaveValue(person.email)
  await expect(wizard.field('Phone')).toHaveValue(person.phone)
  await expect(wizard.field('Organization')).toHaveValue(person.organization)
  await expect(page).toHaveURL(`${site.url}/schedule`)

  const rows = await site.query('select * from public.leads')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({
    first_name: person.firstName,
    last_name: person.lastName,
    organization: person.organization,
    email: person.email,
    phone: person.phone,
    website: `https://${website}`,
    help_with: ['SEO', 'CRM/Automation'],
    primary_goal: goal,
    source_url: `${site.url}/services/nonprofit-seo`,
    utm_source: 'radio',
    utm_medium: 'spot',
    utm_campaign: 'spring',
    utm_term: 't',
    utm_content: 'c',
    landing_path: '/?utm_source=radio&utm_medium=spot&utm_campaign=spring&utm_term=t&utm_content=c',
    device_type: 'desktop',
    timezone: 'America/Chicago',
    booking_id: null,
  })
  const { toPerson, toTeam } = await personAndTeamMail(site, person.email)
  expect(toPerson.subject).toBe('Thank you: your next step is a free strategy call')
  expect(toPerson.text).toContain(`${site.url}/schedule`)
  expect(toTeam.subject).toBe(`New lead: ${person.firstName} ${person.lastName}, ${person.organization}`)
  expect(toTeam.replyTo).toEqual([person.email])
  expect(fieldsOf(toTeam)).toMatchObject({
    Name: `${person.firstName} ${person.lastName}`,
    Organization: person.organization,
    Email: person.email,
    Phone: person.phone,
    'What do you need help with?': 'SEO, CRM/Automation',
    'Primary Goal': goal,
    Website: `https://${website}`,
    'Campaign source': 'radio',
    'Sent from': `${site.url}/services/nonprofit-seo`,
    Record: String(rows[0]?.['id']),
  })
  expect(toTeam.html).not.toContain('<soon>')
  expect(events.map(({ name }) => name)).toEqual(['lead_cta_click', 'lead_submitted', 'schedule_viewed'])
  expect(events[1]?.parameters).toEqual({ lead_id: rows[0]?.['id'] })
})

test('who presses twice, as on a desktop, has the dialog open', async ({ page }) => {
  const dialog = await openLeadModal(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // The second half of it meets the ground beside the dialog.
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).dblclick()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

test('who closes the thanks stays on the page', async ({ page, site }) => {
  await page.clock.install()
  const dialog = await openLeadModal(page)
  const left: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) left.push(request.url())
  })
  await fillLead(dialog)
  // Stands still from here on: the thanks wait as long as this machine takes to press.
  await page.clock.pauseAt(Date.now() + 60_000)
  await leadSubmit(dialog).click()
  const thanks = dialogOf(page, 'Thank you')
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  await expect(thanks).toBeHidden()
  await page.clock.fastForward(5000)
  // A navigation would have been asked for before this.
  await page.evaluate(() => fetch('/robots.txt').then(() => undefined)).catch(() => {})
  expect(left).toEqual([])
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})

test('every wrong field is named, the first has the focus, and mending a field clears its message', async ({
  page,
}) => {
  const dialog = await openLeadModal(page)
  await leadSubmit(dialog).click()
  await expectToast(page, 'Please fix the errors', 'Check the highlighted fields and try again')
  const messages = [
    'First name is required',
    'Last name is required',
    'Organization is required',
    'Email is required',
    'Phone is required',
    'Please select at least one area',
    'Primary goal is required',
  ]
  for (const message of messages) await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  await expect(leadField(dialog, 'First Name')).toBeFocused()
  await expect(leadField(dialog, 'First Name')).toHaveAccessibleDescription('First name is required')
  await expect(leadField(dialog, 'First Name')).toHaveAttribute('aria-invalid', 'true')

  await fillLead(dialog)
  for (const message of messages) await expect(dialog.getByText(message, { exact: true })).toBeHidden()
  await leadField(dialog, 'Email').fill('nobody@nowhere')
  await leadSubmit(dialog).click()
  await expect(leadField(dialog, 'Email')).toBeFocused()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await leadField(dialog, 'Email').fill(person.email)
  await dialog.getByText('CRM/Automation').click()
  await dialog.getByText('SEO', { exact: true }).click()
  await leadField(dialog, 'Phone').fill('   ')
  await leadField(dialog, 'Phone').press('Enter')
  await expect(leadField(dialog, 'Phone')).toBeFocused()
  await leadField(dialog, 'Phone').fill('1')
  await leadSubmit(dialog).click()
  await expect(dialog.getByRole('checkbox').first()).toBeFocused()
})

test('the focus stays in the form, Escape closes it, and the opener has the focus again', async ({
  page,
}) => {
  await page.goto('/our-mission')
  const opener = page.getByRole('main').locator('[data-cta=book-call]').last()
  await opener.scrollIntoViewIfNeeded()
  await page.waitForLoadState()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await opener.click()
  const dialog = dialogOf(page, leadTitle)
  await expect(dialog).toBeVisible()
  await expectFocusToStayIn(page, dialog)
  for (const behind of ['banner', 'main', 'contentinfo'] as const) {
    expect(await canBeReached(page.getByRole(behind)), `${behind} is inert`).toBe(false)
  }

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('what was typed is there again after a reload, and after closing', async ({ page }) => {
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: leadTitle }).click()
  await expect(leadField(dialog, 'Last Name')).toHaveValue(person.lastName)
  await expect(leadField(dialog, 'Primary Goal')).toHaveValue(goal)
  await expect(dialog.getByRole('checkbox', { name: 'CRM/Automation' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Consulting' })).not.toBeChecked()
})

for (const size of [
  { width: 320, height: 640 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
]) {
  test(`everything is within reach at ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto('/our-mission')
    await page.getByRole('main').locator('[data-cta=book-call]').last().click()
    const dialog = dialogOf(page, leadTitle)
    await leadSubmit(dialog).click()
    await expect(dialog.getByText('First name is required')).toBeVisible()
    const toast = await page.getByRole('alertdialog').boundingBox()
    const field = await leadField(dialog, 'First Name').boundingBox()
    if (!toast || !field) throw new Error('No toast, or no field')
    const overlap = Math.min(toast.y + toast.height, field.y + field.height) - Math.max(toast.y, field.y)
    expect(overlap, 'px of the field behind the message').toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expectControlsInReach(page, dialog)
  })
}
