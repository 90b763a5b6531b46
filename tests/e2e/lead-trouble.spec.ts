import { expect, test } from '../helpers/local-site-fixture.ts'
import {
  loseAnswers,
  notificationGivenUp,
  whileMailIsDown,
  whileNoneAllowed,
  withholdAnswers,
} from './support/backend-troubles.ts'
import { dialogOf, letReadingTimePass } from './support/dialogs.ts'
import { expectLeadKept, fillLead, leadField, leadSubmit, openLeadModal } from './support/lead-form.ts'
import { mailsAbout, personAndTeamMail } from './support/mails.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'

const person = visitor()
const failed = ['Something went wrong', 'Please try again or contact us directly'] as const

test('a save that fails keeps every field, and trying again stores one row', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('status of 503')
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await site.stopDatabase()
  try {
    await leadSubmit(dialog).click()
    await expectToast(page, ...failed)
    await expect(dialog.locator('form').getByRole('alert')).toContainText('Nothing you typed is lost')
  } finally {
    await site.startDatabase()
  }
  await expectLeadKept(dialog)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})

test('a save whose answer was lost is one row after trying again', async ({ page, site, troubles }) => {
  troubles.allow('net::ERR_CONNECTION_RESET')
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  const letThrough = await loseAnswers(page, '**/rest/v1/leads*')
  await leadSubmit(dialog).click()
  await expectToast(page, ...failed)
  await letThrough()
  // A repeat of a save that did arrive is answered with the conflict that it is.
  troubles.allow('status of 409')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page, 'Thank you')).toBeVisible()
  expect(await site.query('select id from public.leads')).toHaveLength(1)
  await personAndTeamMail(site, person.email)
})

test('a visitor who is offline is told so, and sends the form when the connection is back', async ({
  page,
  context,
  site,
}) => {
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await context.setOffline(true)
  await leadSubmit(dialog).click()
  await expectToast(page, ...failed)
  await expect(dialog.locator('form').getByRole('alert')).toHaveText(
    'We could not reach our server. Nothing you typed is lost: please check your connection and try again.',
  )
  await expectLeadKept(dialog)
  expect(await site.query('select id from public.leads')).toEqual([])
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select email from public.leads')).toEqual([{ email: person.email }])
  await personAndTeamMail(site, person.email)
})

test('a server that does not answer is not waited for without end, and what it did store is one row', async ({
  page,
  site,
  troubles,
}) => {
  await page.clock.install()
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await page.clock.fastForward(3000)
  const letThrough = await withholdAnswers(page, '**/rest/v1/leads*')
  await leadSubmit(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect.poll(() => site.query('select id from public.leads')).toHaveLength(1)
  await page.clock.fastForward(16_000)
  await expectToast(page, ...failed)
  await expect(dialog.locator('form').getByRole('alert')).toHaveText(
    'Our server took too long to answer. Nothing you typed is lost: please try again.',
  )
  await expectLeadKept(dialog)
  await letThrough()
  // As after a lost answer: the repeat is answered with the conflict that it is.
  troubles.allow('status of 409')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select email from public.leads')).toEqual([{ email: person.email }])
  await personAndTeamMail(site, person.email)
})

test('a mail that cannot be sent is not the visitor’s concern', async ({ page, site, troubles }) => {
  troubles.allow('status of 502')
  // Where the browser goes nowhere, what the page says can be read.
  await page.route('**/schedule?*', (route) => route.fulfill({ status: 204 }))
  const left = page.waitForResponse('**/schedule?*')
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await whileMailIsDown(site, async () => {
    const givenUp = notificationGivenUp(page, 'new_lead')
    await leadSubmit(dialog).click()
    await expectToast(page, 'Success!')
    await expect(dialogOf(page, 'Thank you')).toBeVisible()
    await givenUp
    await expect(page.getByRole('alert').filter({ hasNotText: 'Success!' })).toHaveCount(0)
  })
  // The answer of the mails may be there before the page would have gone on.
  await left
  await page.unroute('**/schedule?*')
  await dialogOf(page, 'Thank you').getByRole('link', { name: 'Go to Scheduler' }).click()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select email, person_notified_at, team_notified_at from public.leads')).toEqual([
    { email: person.email, person_notified_at: null, team_notified_at: null },
  ])
  expect(await mailsAbout(site, person.email)).toEqual([])
})

test('who has sent too much is told to come back later', async ({ page, site, troubles }) => {
  troubles.allow('status of 429')
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await whileNoneAllowed(site, 'lead', async () => {
    await leadSubmit(dialog).click()
    await expectToast(page, ...failed)
    await expect(dialog.locator('form').getByRole('alert')).toContainText(
      'We received many requests from you in a short time. Please try again in an hour or contact us directly.',
    )
  })
  await expect(leadField(dialog, 'Email')).toHaveValue(person.email)
})

test('a bot that fills in everything is thanked, and nothing is stored', async ({ page, site }) => {
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await dialog.locator('input[name=extra_note]').fill('555', { force: true })
  await letReadingTimePass(page)
  await leadSubmit(dialog).click()
  await expect(dialogOf(page, 'Thank you')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select id from public.leads')).toEqual([])
  expect(await mailsAbout(site, person.email)).toEqual([])
})

test('a form that is sent within an instant is sent a moment later, and is not lost', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime(Date.now())
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  const pressed = process.hrtime.bigint()
  await leadSubmit(dialog).click()
  await expect(page).toHaveURL(`${site.url}/schedule`, { timeout: 15_000 })
  expect(Number(process.hrtime.bigint() - pressed) / 1e6).toBeGreaterThan(2_000)
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})

test('a double click on the button stores one row', async ({ page, site }) => {
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await leadSubmit(dialog).dblclick()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})
