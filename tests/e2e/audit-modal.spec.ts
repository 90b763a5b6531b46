import { expect, test } from '../helpers/local-site-fixture.ts'
import { takenOver } from '../helpers/open-page.ts'
import { recordTagFunction } from './support/analytics.ts'
import { auditDialog, leadDialog } from './support/dialog-forms.ts'
import { visitor } from './support/visitor.ts'

const person = visitor()
const scheduler = 'https://schedule.example.org'

test('after an audit request, the review call is prefilled', async ({ page, context, troubles }) => {
  troubles.allow(`request: ${scheduler}/audit-review`)
  const booked = `<script>opener.postMessage({ type: 'audit_review_booked', booking_date: '2026-12-01',
    booking_time: '9:00 AM', audit_request_id: 'x' }, '*')</script>`
  await context.route(`${scheduler}/**`, (route) => route.fulfill({ contentType: 'text/html', body: booked }))
  const events = await recordTagFunction(context)
  const { opener, thanks, field, open, fillAndSend } = auditDialog(page)
  await open()
  await fillAndSend()
  await expect(thanks).toContainText('within 2-3 business days')
  expect(events.map(({ name }) => name)).toEqual(['audit_cta_click', 'audit_submitted'])
  expect(events[0]?.parameters).toEqual({ cta: 'fundraising-audit', page: '/our-mission' })

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

  await thanks.getByRole('button', { name: 'Close' }).last().click()
  await expect(thanks).toBeHidden()
  await opener.click()
  await expect(field('Main Challenge')).toHaveValue('')
  // The person is known, in the other dialog, too.
  await expect(field('Email')).toHaveValue(person.email)
  const other = leadDialog(page)
  await other.open()
  await expect(other.field('Phone')).toHaveValue(person.phone)
})

test('a bare domain is completed, and a mistyped provider’s domain can be corrected', async ({ page }) => {
  const { submit, field, open } = auditDialog(page)
  await open()
  await takenOver(page, 'dialogs')
  const website = field('Website URL')
  await website.fill('helpfoodbank.org')
  await website.press('Tab')
  await expect(website).toHaveValue('https://helpfoodbank.org')
  const email = field('Email')
  await email.fill('amina@gmial.com')
  await page.getByRole('button', { name: 'Did you mean amina@gmail.com?' }).click()
  await expect(email).toHaveValue('amina@gmail.com')
  await expect(email).toBeFocused()
  await website.fill('helpfoodbank')
  await submit.click()
  await expect(website).toHaveAccessibleDescription(/Please enter a valid website URL/)
  // Also for what stands in the field before React comes.
  await email.fill('amina@gmial.com')
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Phone' }).first().focus()
  await expect(page.getByRole('button', { name: 'Did you mean amina@gmail.com?' })).toBeVisible()
})
