import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectThanks, fillPerson, plainField, plainForm, sendUnchecked } from './support/plain-forms.ts'
import { visitor } from './support/visitor.ts'

test.use({ javaScriptEnabled: false })

const person = visitor()
const nasty = 'First line <b>"bold" & \'quoted\'</b>\n</textarea><script>document.title = "x"</script>'

test.describe('wrong input keeps every word', () => {
  test('of the strategy-call form', async ({ page, site, troubles }) => {
    troubles.allow('status of 422')
    await page.goto('/strategy-call?utm_source=letter')
    const form = plainForm(page, 'strategy-call')
    await fillPerson(form)
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
    await expect(form.getByText('Please enter a valid email address').last()).toBeVisible()
    await expect(plainField(form, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(plainField(form, 'First Name')).toHaveValue(person.firstName)
    await expect(form.getByRole('textbox', { name: 'Organization' })).toHaveValue(person.organization)
    await expect(plainField(form, 'Website')).toHaveValue('"quoted" <site>')
    await expect(plainField(form, 'Primary Goal')).toHaveValue(nasty)
    expect(await site.query('select id from public.leads')).toEqual([])

    // Mended where it stands, it is sent.
    await notice.getByRole('link').first().click()
    await plainField(form, 'Email').fill(person.email)
    await plainField(form, 'Website').fill('')
    await form.getByLabel('Consulting').check()
    await form.getByRole('button').click()
    await expectThanks(page, '/thanks/strategy-call#main')
    expect(await site.query('select primary_goal, utm_source from public.leads')).toEqual([
      { primary_goal: nasty, utm_source: 'letter' },
    ])
  })

  test('of the home page, on the page that asks for the rest', async ({ page, troubles }) => {
    troubles.allow('status of 422')
    await page.goto('/')
    const home = page.locator('form[data-to-scheduler]')
    await plainField(home, 'First Name').fill(person.firstName)
    await plainField(home, 'Last Name').fill(person.lastName)
    await plainField(home, 'Email').fill(person.email)
    await home.getByRole('textbox', { name: 'Organization' }).fill(person.organization)
    await plainField(home, 'biggest challenge').fill(nasty)
    await home.getByRole('button').click()
    const form = plainForm(page, 'call-request')
    await plainField(form, 'Phone').fill(person.phone)
    await plainField(form, 'Which day suits you?').fill('2020-01-01')
    await plainField(form, 'When on that day?').selectOption({ index: 1 })
    await sendUnchecked(form)
    await expect(form.getByRole('alert')).toContainText('Please choose a day from Monday to Friday')
    await expect(plainField(form, 'Which day suits you?')).toHaveValue('2020-01-01')
    await expect(plainField(form, 'When on that day?')).toHaveValue('morning')
    await expect(plainField(form, 'biggest challenge')).toHaveValue(nasty)
    await expect(form.getByRole('textbox', { name: 'Organization' })).toHaveValue(person.organization)
  })

  test('while the database is down', async ({ page, site, troubles }) => {
    troubles.allow('status of 503')
    await page.goto('/contact')
    const form = plainForm(page, 'contact')
    await fillPerson(form)
    await plainField(form, 'Message').fill(nasty)
    await site.stopDatabase()
    try {
      await form.getByRole('button').click()
      await expect(form.getByRole('alert')).toContainText('Nothing you typed is lost')
    } finally {
      await site.startDatabase()
    }
    await expect(plainField(form, 'Message')).toHaveValue(nasty)
    await form.getByRole('button').click()
    await expectThanks(page, '/thanks/message#main')
    expect(await site.query('select id from public.leads')).toHaveLength(1)
  })
})
