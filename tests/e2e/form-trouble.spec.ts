import type { Locator, Page } from '@playwright/test'
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
import { expectLeadKept, fillLead, leadSubmit, openLeadModal } from './support/lead-form.ts'
import { mailsAbout, personAndTeamMail } from './support/mails.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'

const person = visitor()
const alertOf = (dialog: Locator) => dialog.locator('form').getByRole('alert')

const forms = {
  'strategy call': {
    open: openLeadModal,
    fill: fillLead,
    submit: leadSubmit,
    expectKept: expectLeadKept,
    table: 'leads',
    limit: 'lead',
    notification: 'new_lead',
    busy: 'Submitting...',
    thanks: 'Thank you',
    /** What the form says, beside its toast. */
    async expectFailed(page: Page, dialog: Locator, message: string) {
      await expectToast(page, 'Something went wrong', 'Please try again or contact us directly')
      await expect(alertOf(dialog)).toContainText(message)
    },
    expectDone: (page: Page) => expect(page).toHaveURL('/schedule'),
  },
  audit: {
    open: openAuditModal,
    fill: fillAudit,
    submit: auditSubmit,
    expectKept: expectAuditKept,
    table: 'audit_requests',
    limit: 'audit_request',
    notification: 'audit_request',
    busy: 'Submitting Request...',
    thanks: 'Thank You',
    async expectFailed(_page: Page, dialog: Locator, message: string) {
      const tells = message.includes('an hour') ? message : 'Something went wrong. Please try again.'
      await expect(alertOf(dialog)).toContainText(tells)
    },
    expectDone: (page: Page) => expect(dialogOf(page, 'Thank You')).toBeVisible(),
  },
} as const

for (const [name, form] of Object.entries(forms)) {
  const filledIn = async (page: Page) => {
    const dialog = await form.open(page)
    await form.fill(dialog)
    return dialog
  }
  const tryAgain = async (page: Page, dialog: Locator) => {
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await form.expectDone(page)
  }
  const requests = `**/rest/v1/${form.table}*`
  const emails = `select email from public.${form.table}`
  const oneRow = () => [{ email: person.email }]

  test.describe(`the ${name} form`, () => {
    test('keeps every field when it cannot be saved, and trying again stores one row', async ({
      page,
      site,
      troubles,
    }) => {
      troubles.allow('status of 503')
      const dialog = await filledIn(page)
      await letReadingTimePass(page)
      await site.stopDatabase()
      try {
        await form.submit(dialog).click()
        await form.expectFailed(page, dialog, 'Nothing you typed is lost')
      } finally {
        await site.startDatabase()
      }
      await form.expectKept(dialog)
      await tryAgain(page, dialog)
      expect(await site.query(emails)).toEqual(oneRow())
    })

    test('is one row when the answer was lost and it is tried again', async ({ page, site, troubles }) => {
      // A repeat of a save that did arrive is answered with the conflict that it is.
      troubles.allow('net::ERR_CONNECTION_RESET', 'status of 409')
      const dialog = await filledIn(page)
      await letReadingTimePass(page)
      const letThrough = await loseAnswers(page, requests)
      await form.submit(dialog).click()
      await form.expectFailed(page, dialog, 'Nothing you typed is lost')
      await letThrough()
      await tryAgain(page, dialog)
      expect(await site.query(emails)).toEqual(oneRow())
      await personAndTeamMail(site, person.email)
    })

    test('says so when the visitor is offline, and is sent when the connection is back', async ({
      page,
      context,
      site,
    }) => {
      const dialog = await filledIn(page)
      await letReadingTimePass(page)
      await context.setOffline(true)
      await form.submit(dialog).click()
      await form.expectFailed(page, dialog, 'We could not reach our server. Nothing you typed is lost')
      await form.expectKept(dialog)
      expect(await site.query(emails)).toEqual([])
      await context.setOffline(false)
      await tryAgain(page, dialog)
      expect(await site.query(emails)).toEqual(oneRow())
      await personAndTeamMail(site, person.email)
    })

    test('does not wait without end for the server, and what was stored is one row', async ({
      page,
      site,
      troubles,
    }) => {
      troubles.allow('status of 409')
      await page.clock.install()
      const dialog = await filledIn(page)
      await page.clock.fastForward(3000)
      const letThrough = await withholdAnswers(page, requests)
      await form.submit(dialog).click()
      await expect(dialog.getByRole('button', { name: form.busy })).toBeDisabled()
      await expect.poll(() => site.query(emails)).toEqual(oneRow())
      await page.clock.fastForward(16_000)
      await form.expectFailed(page, dialog, 'Our server took too long to answer.')
      await form.expectKept(dialog)
      await letThrough()
      await tryAgain(page, dialog)
      expect(await site.query(emails)).toEqual(oneRow())
      await personAndTeamMail(site, person.email)
    })

    test('thanks the visitor also when no mail can be sent', async ({ page, site, troubles }) => {
      troubles.allow('status of 502')
      // While the browser stays, what the page says can be read.
      await page.route('**/schedule?*', (route) => route.fulfill({ status: 204 }))
      const dialog = await filledIn(page)
      await letReadingTimePass(page)
      await whileMailIsDown(site, async () => {
        const givenUp = notificationGivenUp(page, form.notification)
        await form.submit(dialog).click()
        await expect(dialogOf(page, form.thanks)).toBeVisible()
        await givenUp
        await expect(page.getByRole('alert').filter({ hasNotText: 'Success!' })).toHaveCount(0)
      })
      expect(
        await site.query(`select email, person_notified_at, team_notified_at from public.${form.table}`),
      ).toEqual([{ email: person.email, person_notified_at: null, team_notified_at: null }])
      expect(await mailsAbout(site, person.email)).toEqual([])
    })

    test('tells who has sent too much to come back later', async ({ page, site, troubles }) => {
      troubles.allow('status of 429')
      const dialog = await filledIn(page)
      await letReadingTimePass(page)
      await whileNoneAllowed(site, form.limit, async () => {
        await form.submit(dialog).click()
        await form.expectFailed(page, dialog, 'Please try again in an hour')
      })
      await form.expectKept(dialog)
    })

    test('thanks a bot that fills in everything, and stores nothing', async ({ page, site }) => {
      const dialog = await filledIn(page)
      await dialog.locator('input[name=extra_note]').fill('555', { force: true })
      await letReadingTimePass(page)
      await form.submit(dialog).click()
      await expect(dialogOf(page, form.thanks)).toBeVisible()
      expect(await site.query(emails)).toEqual([])
      expect(await mailsAbout(site, person.email)).toEqual([])
    })

    test('stores one row at a double click on its button', async ({ page, site }) => {
      const dialog = await filledIn(page)
      await letReadingTimePass(page)
      await form.submit(dialog).dblclick()
      await form.expectDone(page)
      expect(await site.query(emails)).toEqual(oneRow())
    })

    test('that is sent at once waits a moment, and is not lost', async ({ page, site }) => {
      await page.clock.install()
      const dialog = await form.open(page)
      // The clock stands still: filled in within an instant.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
      await form.fill(dialog)
      await form.submit(dialog).click()
      await expect(dialog.getByRole('button', { name: form.busy })).toBeDisabled()
      expect(await site.query(emails)).toEqual([])
      await page.clock.fastForward(3000)
      await expect(dialogOf(page, form.thanks)).toBeVisible()
      expect(await site.query(emails)).toEqual(oneRow())
    })
  })
}
