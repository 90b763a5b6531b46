import { openDays } from '../../content/booking-facts.ts'
import { partOfDayLabels } from '../../supabase/functions/_shared/contracts/call-request.ts'
import { dayText } from '../../supabase/functions/_shared/time/time-text.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { personAndTeamMail } from './support/mails.ts'
import { openDay } from './support/offered-times.ts'
import { storedContact, visitor } from './support/visitor.ts'

/* supabase/functions/submit-form has what each form answers; here is one way through two of them. */

test.use({ javaScriptEnabled: false })

const person = visitor()
const nasty = 'First line <b>"bold" & \'quoted\'</b>\n</textarea><script>document.title = "x"</script>'

test('the home page’s form goes on as a call request', async ({ page, site, troubles }) => {
  troubles.allow('status of 422')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/?utm_source=radio')
  const begun = page.locator('form[data-form=home]')
  await begun.getByLabel('First Name').fill(person.firstName)
  await begun.getByLabel('Last Name').fill(person.lastName)
  await begun.getByLabel('Email').fill(person.email)
  // By role, since the label of the organization type contains the same word.
  await begun.getByRole('textbox', { name: 'Organization' }).fill(person.organization)
  await begun.getByLabel('Organization type').selectOption('Climate Initiative')
  await begun.getByLabel('biggest challenge').fill(nasty)
  await begun.getByRole('button').click()
  const form = page.locator('form[data-form=call-request]')
  const [day, challenge] = [form.getByLabel('Which day works for you?'), form.getByLabel('biggest challenge')]
  await expect(form.locator('[data-notice]')).toContainText('One more step')
  await expect(challenge).toHaveValue(nasty)

  await form.getByLabel('Phone').fill(person.phone)
  await day.fill('2020-01-01')
  await form.getByLabel('What time of day?').selectOption({ index: 1 })
  await form.getByLabel('Your time zone').selectOption('London Time')
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  await form.getByRole('button').click()
  await expect(page).toHaveTitle(/^Error: /)
  const wrong = `Please choose a day (${openDays})`
  await expect(form.getByRole('alert')).toContainText(wrong)
  await expect(day).toHaveAccessibleDescription(new RegExp(wrong.replace(/[()]/g, '.')))
  await expect(day).toHaveValue('2020-01-01')
  await expect(challenge).toHaveValue(nasty)
  expect(await site.query('select id from public.leads')).toEqual([])
  await form.getByRole('alert').getByRole('link').click()
  await day.fill(openDay())
  await form.getByRole('button').click()
  await expect(page).toHaveURL('/thanks/call-request#main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you')
  expect(await site.query('select *, preferred_day::text as day from public.leads')).toMatchObject([
    {
      ...storedContact(),
      device_type: 'desktop',
      utm_source: 'radio',
      form: 'call-request',
      day: openDay(),
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
