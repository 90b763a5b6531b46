import { expect, test } from '../helpers/local-site-fixture.ts'
import { recordTagFunction } from './support/analytics.ts'
import { storedContact, visitor } from './support/visitor.ts'
import { goToConfirm, wizardOf } from './support/wizard.ts'

test('above a ceiling the call is held until the visitor opens the mailed link and confirms', async ({
  page,
  context,
  site,
}) => {
  const person = visitor()
  const events = await recordTagFunction(context)
  await site.query('update private.settings set calls_per_mailbox = 0')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  await wizard.confirm.click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await expect(page.getByText('Please confirm your call by email')).toBeVisible()
  expect(await site.query('select id from public.bookings')).toEqual([])
  expect(events.map(({ name }) => name)).toEqual(['schedule_viewed'])

  await expect
    .poll(async () => (await site.mail.list()).map(({ subject }) => subject))
    .toContain('Please confirm your strategy call')
  const mail = (await site.mail.list()).find(({ to }) => to.includes(person.email))
  const [link = ''] = /http\S+\/schedule\?confirm#[0-9A-Z]{12}/.exec(mail?.text ?? '') ?? []

  // Opening the link changes nothing, since mail scanners open links too. The code is removed from the URL.
  await page.goto('/')
  await page.goto(link)
  const confirm = page.getByRole('button', { name: 'Confirm this call' })
  await expect(page.getByText(`Strategy call on ${chosen.date} at ${chosen.time}`)).toBeVisible()
  expect(new URL(page.url()).hash + new URL(page.url()).search).toBe('')
  expect(await site.query('select id from public.bookings')).toEqual([])

  await confirm.click()
  await expect(wizard.successHeading).toBeFocused()
  await expect(wizard.detail('Date')).toHaveText(chosen.date)
  expect(await site.query('select email from public.bookings')).toEqual([{ email: person.email }])
  await expect(page.getByText('use the link in your confirmation email')).toBeVisible()

  // Opening the link again says that everything was confirmed.
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByText('What you confirmed earlier is in our email to you.')).toBeVisible()
  await expect(confirm).toHaveCount(0)
})

test('an expired link says so, and links to the scheduler', async ({ page }) => {
  await page.goto(`/schedule?confirm#${'0'.repeat(12)}`)
  await expect(page.getByText('There is nothing left to confirm under this link.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/schedule')
})

test('with JavaScript, the page for entering a code redirects to the confirm button', async ({
  page,
  site,
}) => {
  const row = {
    ...storedContact(),
    id: crypto.randomUUID(),
    form: 'contact_message',
    help_with: ['Consulting'],
    primary_goal: 'Hello',
  }
  await site.query('update private.settings set unproved_per_address = 0')
  await site.query("select public.store_submission('lead', $1::text::jsonb, '203.0.113.5')", [
    JSON.stringify(row),
  ])
  const [held] = await site.query<{ code: string }>('select code from public.held_submissions')
  await page.goto(`/confirm-request#${held?.code}`)
  await page.getByRole('button', { name: 'Confirm this request' }).click()
  await expect(page.getByText('Thank you. Your request has reached our team.')).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/schedule')
  expect(await site.query('select id, form from public.leads')).toEqual([{ id: row.id, form: row.form }])
})
