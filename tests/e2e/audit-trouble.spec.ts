import { expect, test } from '../helpers/local-site-fixture.ts'
import { auditSubmit, expectAuditKept, fillAudit, openAuditModal } from './support/audit-form.ts'
import {
  loseAnswers,
  notificationGivenUp,
  whileMailIsDown,
  whileNoneAllowed,
  withholdAnswers,
} from './support/backend-troubles.ts'
import { dialogOf, letReadingTimePass } from './support/dialogs.ts'
import { mailsAbout, personAndTeamMail } from './support/mails.ts'
import { visitor } from './support/visitor.ts'

const person = visitor()
const failed = 'Something went wrong. Please try again.'

test('a save that fails keeps every field, and trying again stores one row', async ({
  page,
  site,
  troubles,
}) => {
  troubles.allow('status of 503')
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  await site.stopDatabase()
  try {
    await auditSubmit(dialog).click()
    await expect(dialog.locator('form').getByRole('alert')).toHaveText(failed)
  } finally {
    await site.startDatabase()
  }
  await expectAuditKept(dialog)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select id from public.audit_requests')).toHaveLength(1)
})

test('who has sent too much is told to come back later', async ({ page, site, troubles }) => {
  troubles.allow('status of 429')
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  await whileNoneAllowed(site, 'audit_request', async () => {
    await auditSubmit(dialog).click()
    await expect(dialog.locator('form').getByRole('alert')).toContainText('Please try again in an hour')
  })
})

test('a bot that fills in everything is thanked, and nothing is stored', async ({ page, site }) => {
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await dialog.getByLabel('Leave this empty').fill('555', { force: true })
  await letReadingTimePass(page)
  await auditSubmit(dialog).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select id from public.audit_requests')).toEqual([])
})

test('a save whose answer was lost is one row after trying again', async ({ page, site, troubles }) => {
  troubles.allow('net::ERR_CONNECTION_RESET', 'status of 409')
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  const letThrough = await loseAnswers(page, '**/rest/v1/audit_requests*')
  await auditSubmit(dialog).click()
  await expect(dialog.locator('form').getByRole('alert')).toBeVisible()
  await letThrough()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select id from public.audit_requests')).toHaveLength(1)
  await personAndTeamMail(site, person.email)
})

test('a visitor who is offline sends the form when the connection is back', async ({
  page,
  context,
  site,
}) => {
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  await context.setOffline(true)
  await auditSubmit(dialog).click()
  await expect(dialog.locator('form').getByRole('alert')).toHaveText(failed)
  await expectAuditKept(dialog)
  expect(await site.query('select id from public.audit_requests')).toEqual([])
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select email from public.audit_requests')).toEqual([{ email: person.email }])
  await personAndTeamMail(site, person.email)
})

test('a server that does not answer is not waited for without end, and what it did store is one row', async ({
  page,
  site,
  troubles,
}) => {
  await page.clock.install()
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await page.clock.fastForward(3000)
  const letThrough = await withholdAnswers(page, '**/rest/v1/audit_requests*')
  await auditSubmit(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Submitting Request...' })).toBeDisabled()
  await expect.poll(() => site.query('select id from public.audit_requests')).toHaveLength(1)
  await page.clock.fastForward(16_000)
  await expect(dialog.locator('form').getByRole('alert')).toHaveText(failed)
  await expectAuditKept(dialog)
  await letThrough()
  troubles.allow('status of 409')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select email from public.audit_requests')).toEqual([{ email: person.email }])
  await personAndTeamMail(site, person.email)
})

test('a mail that cannot be sent is not the visitor’s concern', async ({ page, site, troubles }) => {
  troubles.allow('status of 502')
  const dialog = await openAuditModal(page)
  await fillAudit(dialog)
  await letReadingTimePass(page)
  await whileMailIsDown(site, async () => {
    const givenUp = notificationGivenUp(page, 'audit_request')
    await auditSubmit(dialog).click()
    await expect(dialogOf(page, 'Thank You')).toContainText('within 2-3 business days')
    await givenUp
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  expect(
    await site.query('select email, person_notified_at, team_notified_at from public.audit_requests'),
  ).toEqual([{ email: person.email, person_notified_at: null, team_notified_at: null }])
  expect(await mailsAbout(site, person.email)).toEqual([])
})
