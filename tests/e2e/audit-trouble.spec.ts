import { expect, test } from '../helpers/local-site-fixture.ts'
import { auditField, auditSubmit, challenge, fillAudit, openAuditModal } from './support/audit-form.ts'
import { loseAnswers, whileNoneAllowed } from './support/backend-troubles.ts'
import { dialogOf, letReadingTimePass } from './support/dialogs.ts'
import { personAndTeamMail } from './support/mails.ts'
import { visitor } from './support/visitor.ts'

const person = visitor()

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
    await expect(dialog.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  } finally {
    await site.startDatabase()
  }
  await expect(auditField(dialog, 'Main Challenge')).toHaveValue(challenge)
  await expect(auditField(dialog, 'Email')).toHaveValue(person.email)
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
    await expect(dialog.getByRole('alert')).toContainText('Please try again in an hour')
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
  await expect(dialog.getByRole('alert')).toBeVisible()
  await letThrough()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page, 'Thank You')).toBeVisible()
  expect(await site.query('select id from public.audit_requests')).toHaveLength(1)
  await personAndTeamMail(site, person.email)
})
