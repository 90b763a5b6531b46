import type { Locator, Page } from '@playwright/test'
import { openDays } from '../../content/booking-facts.ts'
import { partOfDayLabels } from '../../supabase/functions/_shared/contracts/call-request.ts'
import { dayText } from '../../supabase/functions/_shared/time/time-text.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { personAndTeamMail } from './support/mails.ts'
import { openDay } from './support/open-day.ts'
import { contactFields, storedContact, visitor } from './support/visitor.ts'

test.use({ javaScriptEnabled: false })

/** A form that the browser submits without JavaScript, by its `data-form` name. */
const plainForm = (page: Page, form: string): Locator => page.locator(`form[data-form="${form}"]`)

const plainField = (form: Locator, label: string): Locator => form.getByLabel(label, { exact: false })

/** By role, since the label of the organization type contains the same word. */
const organizationIn = (form: Locator): Locator => form.getByRole('textbox', { name: 'Organization' })

async function sendUnchecked(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    ;(element as HTMLFormElement).noValidate = true
  })
  await form.getByRole('button').click()
}

/** Expects the thank-you page, without form data in its URL. */
async function expectThanks(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
}

const person = visitor()
const asTyped = () => ({ ...storedContact(), device_type: 'desktop' })
const nasty = 'First line <b>"bold" & \'quoted\'</b>\n</textarea><script>document.title = "x"</script>'

test('the strategy-call form keeps its values after an error', async ({ page, site, troubles }) => {
  test.slow()
  troubles.allow('status of 422')
  await page.goto('/strategy-call?utm_source=radio')
  const form = plainForm(page, 'strategy-call')
  const { Organization, ...others } = contactFields()
  for (const [label, value] of Object.entries(others)) await plainField(form, label).fill(value)
  await organizationIn(form).fill(Organization)
  await plainField(form, 'Email').fill('nonsense')
  await plainField(form, 'Website').fill('"quoted" <site>')
  await plainField(form, 'Primary Goal').fill(nasty)
  await sendUnchecked(form)
  await expect(page).toHaveTitle(/^Error: /)
  const notice = form.getByRole('alert')
  await expect(notice).toContainText('Please fix the errors')
  await expect(notice.getByRole('link')).toHaveText([
    'Please enter a valid email address',
    'Please select at least one area',
  ])
  await expect(plainField(form, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(organizationIn(form)).toHaveValue(person.organization)
  await expect(plainField(form, 'Primary Goal')).toHaveValue(nasty)
  expect(await site.query('select id from public.leads')).toEqual([])

  // After correcting the errors, the form can be sent.
  await notice.getByRole('link').first().click()
  await plainField(form, 'Email').fill(person.email)
  await plainField(form, 'Website').fill('www.example.org/giving')
  await form.getByText('CRM/Automation').click()
  await form.getByText('SEO').click()
  await form.getByRole('button').click()
  await expectThanks(page, '/thanks/strategy-call#main')
  expect(await site.query('select * from public.leads')).toMatchObject([
    {
      ...asTyped(),
      form: 'strategy-call',
      website: 'https://www.example.org/giving',
      help_with: ['SEO', 'CRM/Automation'],
      primary_goal: nasty,
      source_url: `${site.url}/strategy-call?utm_source=radio`,
    },
  ])
  await personAndTeamMail(site, person.email)
  await page.getByRole('link', { name: 'Choose a Day' }).first().click()
  await expect(page).toHaveURL('/request-a-call')
})

test('the home page’s form goes on as a call request', async ({ page, site, troubles }) => {
  test.slow()
  troubles.allow('status of 422')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/')
  const begun = plainForm(page, 'home')
  await plainField(begun, 'First Name').fill(person.firstName)
  await plainField(begun, 'Last Name').fill(person.lastName)
  await plainField(begun, 'Email').fill(person.email)
  await organizationIn(begun).fill(person.organization)
  await plainField(begun, 'Organization type').selectOption('Climate Initiative')
  await plainField(begun, 'biggest challenge').fill(nasty)
  await begun.getByRole('button').click()
  const form = plainForm(page, 'call-request')
  await expect(form.locator('[data-notice]')).toContainText('One more step')
  await expect(plainField(form, 'biggest challenge')).toHaveValue(nasty)
  expect(await site.query('select id from public.leads')).toEqual([])

  await plainField(form, 'Phone').fill(person.phone)
  await plainField(form, 'Which day works for you?').fill('2020-01-01')
  await plainField(form, 'What time of day?').selectOption({ index: 1 })
  await plainField(form, 'Your time zone').selectOption('London Time')
  await sendUnchecked(form)
  await expect(form.getByRole('alert')).toContainText(`Please choose a day (${openDays})`)
  await expect(plainField(form, 'Which day works for you?')).toHaveValue('2020-01-01')
  await plainField(form, 'Which day works for you?').fill(openDay())
  await form.getByRole('button').click()
  await expectThanks(page, '/thanks/call-request#main')
  expect(await site.query('select *, preferred_day::text as day from public.leads')).toMatchObject([
    {
      ...asTyped(),
      form: 'call-request',
      day: openDay(),
      help_with: ['Consulting'],
      primary_goal: 'Strategy Call Booking',
      org_type: 'climate',
      current_challenge: nasty,
      preferred_part_of_day: 'morning',
      timezone: 'Europe/London',
    },
  ])
  expect(addresses.join('\n')).not.toMatch(/example\.org|Zo|Trial/)
  const { toPerson, toTeam } = await personAndTeamMail(site, person.email)
  for (const { text } of [toPerson, toTeam])
    for (const said of [dayText(openDay(), 'long'), partOfDayLabels.morning, 'London Time'])
      expect(text).toContain(said)
  expect(toPerson.text).not.toContain('First line')
})
