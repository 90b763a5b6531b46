import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import {
  auditField,
  auditSubmit,
  challenge,
  fillAudit,
  openAuditModal,
  websiteUrl,
} from './support/audit-form.ts'
import { auditTitle, dialogOf, expectControlsInReach, letReadingTimePass } from './support/dialogs.ts'
import { holdBack } from './support/held-back.ts'
import { fieldsOf, personAndTeamMail } from './support/mails.ts'
import { visitor } from './support/visitor.ts'

const person = visitor()

test('a visitor asks for an audit, and the row and both mails say what was typed', async ({
  page,
  context,
  site,
}) => {
  const events = await recordTagFunction(context)
  const dialog = await openAuditModal(page, '/climate-initiatives?utm_source=poster')
  await fillAudit(dialog)
  await letReadingTimePass(page)
  await auditSubmit(dialog).click()
  const thanks = dialogOf(page, 'Thank You')
  await expect(thanks).toContainText('within 2-3 business days')

  const [row, ...others] = await site.query('select * from public.audit_requests')
  expect(others).toEqual([])
  expect(row).toMatchObject({
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    organization: person.organization,
    website_url: websiteUrl,
    main_challenge: challenge,
    source_url: `${site.url}/climate-initiatives?utm_source=poster`,
    utm_source: 'poster',
    utm_medium: '',
    utm_campaign: '',
    device_type: 'desktop',
    timezone: 'America/Chicago',
  })
  const { toPerson, toTeam } = await personAndTeamMail(site, person.email)
  expect(toPerson.subject).toBe('Your website audit: what happens next')
  expect(toPerson.text).toContain('within 2-3 business days')
  expect(toTeam.subject).toBe(
    `New audit request: ${person.firstName} ${person.lastName}, ${person.organization}`,
  )
  expect(toTeam.html).not.toContain('<b>')
  expect(fieldsOf(toTeam)).toMatchObject({
    Name: `${person.firstName} ${person.lastName}`,
    Organization: person.organization,
    Email: person.email,
    Phone: person.phone,
    'Website URL': websiteUrl,
    'Main Challenge': challenge,
    'Campaign source': 'poster',
    Device: 'desktop',
    Record: String(row?.['id']),
  })
  expect(events.map(({ name }) => name)).toEqual(['audit_cta_click', 'audit_submitted'])
  expect(events[1]?.parameters).toEqual({ audit_request_id: row?.['id'] })

  await thanks.getByRole('button', { name: 'Close' }).last().click()
  await expect(thanks).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Get a Fundraising Audit' }).click()
  await expect(auditField(dialog, 'Email')).toHaveValue('')
})

test('a visitor who gives only what is required is stored without the rest', async ({ page, site }) => {
  const dialog = await openAuditModal(page)
  await auditField(dialog, 'First Name').fill(' A ')
  await auditField(dialog, 'Last Name').fill('B')
  await auditField(dialog, 'Email').fill(' a@example.org ')
  await auditField(dialog, 'Website URL').fill('http://example.org')
  await letReadingTimePass(page)
  await auditField(dialog, 'Website URL').press('Enter')
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  const [row] = await site.query('select * from public.audit_requests')
  expect(row).toMatchObject({
    first_name: 'A',
    email: 'a@example.org',
    phone: null,
    organization: null,
    main_challenge: null,
  })
})

test('the review call opens the external scheduler, which may report back', async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow('request: https://schedule.example.org/audit-review')
  const events = await recordTagFunction(context)
  await context.route('https://schedule.example.org/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>opener.postMessage({ type: 'audit_review_booked', booking_date: '2026-12-01',
        booking_time: '9:00 AM', audit_request_id: 'x' }, '*')</script>`,
    }),
  )
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  await auditSubmit(dialog).click()
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Book Audit Review Call' }).click()
  const address = new URL((await opening).url())
  expect(Object.fromEntries(address.searchParams)).toEqual({
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    phone: person.phone,
    type: 'audit_review',
  })
  await expect
    .poll(() => events.at(-1))
    .toEqual({
      name: 'free_audit_review_booked',
      parameters: { booking_date: '2026-12-01', booking_time: '9:00 AM', audit_request_id: 'x' },
    })
})

test('every wrong field is named, the first has the focus, and mending a field clears its message', async ({
  page,
}) => {
  const dialog = await openAuditModal(page)
  await auditSubmit(dialog).click()
  const wrongUrl = 'Please enter a valid website URL (including http:// or https://)'
  for (const message of ['First name is required', 'Last name is required', 'Email is required', wrongUrl]) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible()
  }
  await expect(auditField(dialog, 'First Name')).toBeFocused()
  await fillAudit(dialog)
  await expect(dialog.getByText('is required')).toBeHidden()
  for (const wrong of ['www.example.org', 'https://localhost', 'ftp://example.org']) {
    await auditField(dialog, 'Website URL').fill(wrong)
    await expect(dialog.getByText(wrongUrl)).toBeHidden()
    await auditSubmit(dialog).click()
    await expect(auditField(dialog, 'Website URL')).toBeFocused()
    await expect(auditField(dialog, 'Website URL')).toHaveAccessibleDescription(
      new RegExp(wrongUrl.replace(/[()]/g, '\\$&')),
    )
  }
  await auditField(dialog, 'Email').fill('a@b')
  await auditSubmit(dialog).click()
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
  await expect(auditField(dialog, 'Email')).toBeFocused()
})

test('the focus stays in the dialog while the form is sent and after, so that Escape closes it', async ({
  page,
}) => {
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  const letThrough = await holdBack(page, '**/rest/v1/audit_requests*')
  await auditSubmit(dialog).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Submitting Request...' })).toBeDisabled()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  letThrough()
  const thanks = dialogOf(page, 'Thank You')
  const title = thanks.getByRole('heading', { name: 'Thank You' })
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/^Your request is in/)
  await page.keyboard.press('Escape')
  await expect(thanks).toBeHidden()
})

test('everything is within reach on a page enlarged to 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/our-mission')
  await page.getByRole('main').locator('[data-cta=fundraising-audit]').last().click()
  const dialog = dialogOf(page, auditTitle)
  await auditSubmit(dialog).click()
  await expectControlsInReach(page, dialog)
})
