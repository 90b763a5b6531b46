import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../helpers/local-site-fixture.ts'
import {
  databaseDown,
  noResponse,
  offline,
  rateLimited,
  responsesLost,
  type Trouble,
} from './support/backend-troubles.ts'
import { auditForm, expectKept, fillForm, leadForm, openForm, submitOf } from './support/dialog-forms.ts'
import { dialogOf, letReadingTimePass } from './support/dialogs.ts'
import { personAndTeamMail } from './support/mails.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'

const person = visitor()
const alertOf = (dialog: Locator) => dialog.locator('form').getByRole('alert')

const forms = {
  'strategy call': {
    form: leadForm,
    table: 'leads',
    kind: 'lead',
    busy: 'Submitting...',
    thanks: 'Thank you',
    /** Expects the toast and the message in the form. */
    async expectFailed(page: Page, dialog: Locator, message: string) {
      await expectToast(page, 'Something went wrong', 'Please try again or contact us directly')
      await expect(alertOf(dialog)).toContainText(message)
    },
    expectDone: (page: Page) => expect(page).toHaveURL('/schedule'),
  },
  audit: {
    form: auditForm,
    table: 'audit_requests',
    kind: 'audit_request',
    busy: 'Submitting Request...',
    thanks: 'Thank You',
    async expectFailed(_page: Page, dialog: Locator, message: string) {
      const tells = message.includes('an hour') ? message : 'Something went wrong. Please try again.'
      await expect(alertOf(dialog)).toContainText(tells)
    },
    expectDone: (page: Page) => expect(dialogOf(page, 'Thank You')).toBeVisible(),
  },
} as const

for (const [name, { form, table, kind, busy, thanks, ...expects }] of Object.entries(forms)) {
  const filledIn = async (page: Page) => {
    const dialog = await openForm(page, form)
    await fillForm(dialog, form)
    await letReadingTimePass(page)
    return dialog
  }
  const tryAgain = async (page: Page, dialog: Locator) => {
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expects.expectDone(page)
  }
  const requests = `**/rest/v1/${table}*`
  const emails = `select email from public.${table}`
  const oneRow = () => [{ email: person.email }]

  const failures: Record<string, { begin: Trouble; message: string; allowed: string[] }> = {
    'the database is down': {
      begin: databaseDown,
      message: 'Nothing you typed is lost',
      allowed: ['status of 503'],
    },
    'the response is lost': {
      begin: responsesLost(requests),
      message: 'Nothing you typed is lost',
      // Retrying a save that did arrive gets 409.
      allowed: ['net::ERR_CONNECTION_RESET', 'status of 409'],
    },
    'the visitor is offline': {
      begin: offline,
      message: 'We could not reach our server. Nothing you typed is lost',
      allowed: [],
    },
    'the server does not respond': {
      begin: noResponse(requests),
      message: 'Our server took too long to answer.',
      allowed: ['status of 409'],
    },
    'the rate limit is reached': {
      begin: rateLimited(kind),
      message: 'Please try again in an hour',
      allowed: ['status of 429'],
    },
  }

  test.describe(`the ${name} form`, () => {
    for (const [failure, { begin, message, allowed }] of Object.entries(failures)) {
      test(`keeps every field when ${failure}, and a retry stores one row`, async ({
        page,
        site,
        troubles,
      }) => {
        troubles.allow(...allowed)
        const dialog = await filledIn(page)
        const end = await begin(page, site)
        await submitOf(dialog, form).click()
        await expects.expectFailed(page, dialog, message)
        await expectKept(dialog, form)
        await end()
        await tryAgain(page, dialog)
        expect(await site.query(emails)).toEqual(oneRow())
        await personAndTeamMail(site, person.email)
      })
    }

    test('submitted faster than a person types is sent after a delay', async ({ page, site }) => {
      await page.clock.install()
      const dialog = await openForm(page, form)
      // Stop the clock, so that the form is filled in within no time.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500)
      await fillForm(dialog, form)
      await submitOf(dialog, form).click()
      await expect(dialog.getByRole('button', { name: busy })).toBeDisabled()
      expect(await site.query(emails)).toEqual([])
      await page.clock.fastForward(3000)
      await expect(dialogOf(page, thanks)).toBeVisible()
      expect(await site.query(emails)).toEqual(oneRow())
    })
  })
}
