import { readFile } from 'node:fs/promises'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { heldCall } from '../helpers/stub-backend.ts'
import { recordTagFunction } from './support/analytics.ts'
import { eventIn } from './support/calendar-file.ts'
import { storedContact, visitor } from './support/visitor.ts'
import { goToConfirm, wizardOf } from './support/wizard.ts'

test('above a ceiling a call is held until the mailed link', async ({ page, context, browser, site }) => {
  const person = visitor()
  const events = await recordTagFunction(context)
  await site.query('update private.settings set calls_of_origin = 0')
  const wizard = wizardOf(page)
  const chosen = await goToConfirm(page)
  await wizard.confirm.click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused()
  await expect(page.getByText('Please confirm your call by email')).toBeVisible()
  expect(await site.query('select id from public.bookings')).toEqual([])
  expect(events.map(({ name }) => name)).toEqual(['schedule_viewed'])

  await expect
    .poll(async () => (await site.mail.list()).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('Please confirm: '))
  const mail = (await site.mail.list()).find(({ to }) => to.includes(person.email))
  const [link = ''] = /http\S+\/schedule\?confirm#[0-9A-Z]{12}/.exec(mail?.text ?? '') ?? []

  // On another device, which knows nothing of what was typed. Opening the link changes nothing, since mail scanners open
  // links too. The code is removed from the URL, and a reload still finds the call.
  const phone = await (await browser.newContext()).newPage()
  const onPhone = wizardOf(phone)
  const confirm = phone.getByRole('button', { name: 'Confirm This Call' })
  await phone.goto(link)
  for (const step of ['opened', 'reloaded']) {
    await expect(phone.getByText(`Strategy call on ${chosen.date} at ${chosen.time}`), step).toBeVisible()
    expect(new URL(phone.url()).hash + new URL(phone.url()).search).toBe('')
    expect(await site.query('select id from public.bookings')).toEqual([])
    if (step === 'opened') await phone.reload()
  }

  await confirm.click()
  await expect(onPhone.successHeading).toBeFocused()
  await phone.reload()
  await expect(onPhone.booked(chosen)).toBeVisible()
  expect(await site.query('select email from public.bookings')).toEqual([{ email: person.email }])
  await expect(phone.getByText('use the link in your confirmation email')).toBeVisible()
  const downloading = phone.waitForEvent('download')
  await phone.getByRole('button', { name: 'Add to Calendar' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(eventIn(file).attendee).toBe(`mailto:${person.email}`)

  // Opening the link again says that everything was confirmed.
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByText('Check your email for what you’ve already confirmed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm This Call' })).toHaveCount(0)
  await phone.context().close()
})

test('above the last ceiling, everything becomes a call request', async ({ page, site, troubles }) => {
  troubles.allow('status of 429')
  const person = visitor()
  // database/suites/ceilings.test.ts has the calls that lead to this response.
  await page.route('**/rpc/book_strategy_call', (route) =>
    route.fulfill({ status: 429, json: { code: 'PT429', message: 'too_many_calls' } }),
  )
  const chosen = await goToConfirm(page)
  await wizardOf(page).confirm.click()
  await expect(page.getByText('Several calls are already booked')).toBeVisible()
  await expect(page.getByLabel('Which day works for you?')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Request a Call' }).click()
  await expect(page).toHaveURL(/\/thanks\/call-request/)
  const [request] = await site.query(
    "select email, phone, preferred_day::text as day, preferred_part_of_day as part from public.leads where form = 'call_request'",
  )
  expect(request).toMatchObject({ email: person.email, phone: person.phone })
  expect(request?.['part']).toBe(chosen.time.endsWith('AM') ? 'morning' : 'afternoon')
})

test('a call that cannot be confirmed leads to a time or a call request', async ({ page, troubles }) => {
  troubles.allow('status of 4')
  await page.route('**/rest/v1/rpc/held_by_code', (route) => route.fulfill({ json: [heldCall] }))
  await page.goto(`/schedule?confirm#${'0'.repeat(12)}`)
  for (const [status, message, link, href] of [
    [409, 'time_taken', 'Choose a Time', '/schedule'],
    [429, 'too_many_calls', 'Request a Call', '/request-a-call'],
  ] as const) {
    await page.route('**/rest/v1/rpc/confirm_held', (route) =>
      route.fulfill({ status, json: { code: `PT${status}`, message, details: null, hint: null } }),
    )
    await page.getByRole('button', { name: 'Confirm This Call' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: link })).toHaveAttribute('href', href)
  }
})

test('an expired link says so, and links to the scheduler', async ({ page }) => {
  await page.goto(`/schedule?confirm#${'0'.repeat(12)}`)
  await expect(page.getByText('There’s nothing left to confirm here.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Choose a time' })).toHaveAttribute('href', '/schedule')
})

test('with JavaScript, the page for a code leads to the confirm button', async ({ page, site }) => {
  const [id, form] = [crypto.randomUUID(), 'contact_message']
  const row = { ...storedContact(), id, form, help_with: ['Consulting'], primary_goal: 'Hello' }
  await site.query('update private.settings set unproved_forms_of_origin = 0')
  await site.query("select public.store_submission('lead', $1::text::jsonb, '203.0.113.5')", [
    JSON.stringify(row),
  ])
  const [held] = await site.query<{ code: string }>('select code from public.held_submissions')
  await page.goto(`/confirm-request#${held?.code}`)
  await page.getByRole('button', { name: 'Confirm This Request' }).click()
  await expect(page.getByText('Thank you. Your request has reached our team.')).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/schedule')
  expect(await site.query('select id, form from public.leads')).toEqual([{ id, form }])
})
