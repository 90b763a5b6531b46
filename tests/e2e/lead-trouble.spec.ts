import { expect, test } from '../helpers/local-site-fixture.ts'
import { loseAnswers, whileNoneAllowed } from './support/backend-troubles.ts'
import { dialogOf, letReadingTimePass } from './support/dialogs.ts'
import { fillLead, goal, leadField, leadSubmit, openLeadModal, website } from './support/lead-form.ts'
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
    await expect(dialog.getByRole('alert')).toContainText('Nothing you typed is lost')
  } finally {
    await site.startDatabase()
  }
  for (const [label, value] of [
    ['First Name', person.firstName],
    ['Last Name', person.lastName],
    ['Organization', person.organization],
    ['Email', person.email],
    ['Phone', person.phone],
    ['Website', website],
    ['Primary Goal', goal],
  ] as const) {
    await expect(leadField(dialog, label)).toHaveValue(value)
  }
  await expect(dialog.getByRole('checkbox', { name: 'SEO' })).toBeChecked()
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

test('a mail that cannot be sent is not the visitor’s concern', async ({ page, site, troubles }) => {
  troubles.allow('status of 502')
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await site.stopMail()
  try {
    await leadSubmit(dialog).click()
    await expect(page).toHaveURL(`${site.url}/schedule`)
  } finally {
    await site.startMail()
  }
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})

test('who has sent too much is told to come back later', async ({ page, site, troubles }) => {
  troubles.allow('status of 429')
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await whileNoneAllowed(site, 'lead', async () => {
    await leadSubmit(dialog).click()
    await expectToast(page, ...failed)
    await expect(dialog.getByRole('alert')).toContainText(
      'We received many requests from you in a short time. Please try again in an hour or contact us directly.',
    )
  })
  await expect(leadField(dialog, 'Email')).toHaveValue(person.email)
})

test('a bot that fills in everything is thanked, and nothing is stored', async ({ page, site }) => {
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await page.locator('input[name=extra_note]').fill('555', { force: true })
  await letReadingTimePass(page)
  await leadSubmit(dialog).click()
  await expect(dialogOf(page, 'Thank you')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select id from public.leads')).toEqual([])
  expect(await mailsAbout(site, person.email)).toEqual([])
})

test('a form that is sent within an instant is thanked, and nothing is stored', async ({ page, site }) => {
  await page.clock.setFixedTime(Date.now())
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await leadSubmit(dialog).click()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select id from public.leads')).toEqual([])
})

test('a double click on the button stores one row', async ({ page, site }) => {
  const dialog = await openLeadModal(page)
  await fillLead(dialog)
  await letReadingTimePass(page)
  await leadSubmit(dialog).dblclick()
  await expect(page).toHaveURL(`${site.url}/schedule`)
  expect(await site.query('select id from public.leads')).toHaveLength(1)
})
