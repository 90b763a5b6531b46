import type { Locator, Page, Route } from '@playwright/test'
import type { LocalSite } from '../../supabase/local/local-site.ts'
import { expect, test } from '../helpers/local-site-fixture.ts'
import { expectKept, fillForm, leadForm, openForm, submitOf } from './support/dialog-forms.ts'
import { dialogOf, expectToast, letReadingTimePass } from './support/dialogs.ts'
import { personAndTeamMail } from './support/mails.ts'
import { visitor } from './support/visitor.ts'
import { expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

/* Each form meets every failure in turn. data-access/submissions.test.ts has all responses of the server. */

/** Starts a failure that lasts until the returned function is called. */
type Trouble = (page: Page, site: LocalSite) => Promise<() => Promise<unknown>>

const databaseDown: Trouble = async (_page, site) => {
  await site.stopDatabase()
  return () => site.startDatabase()
}
const mailDown: Trouble = async (_page, site) => {
  await site.stopMail()
  return () => site.startMail()
}
/** As a gateway in front of the site may answer. */
const rateLimited: Trouble = async (page) => {
  const requests = '**/rest/v1/leads*'
  await page.route(requests, (route) => route.fulfill({ status: 429, body: '{}' }))
  return () => page.unroute(requests)
}

/** Matching requests reach the server, but what follows happens to their responses. */
const answered =
  (requests: string, follow: (route: Route) => Promise<unknown>): Trouble =>
  async (page) => {
    await page.route(requests, follow)
    return () => page.unroute(requests)
  }
const responsesLost = (requests: string) =>
  answered(requests, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
const emptyResponse = (requests: string) =>
  answered(requests, async (route) => route.fulfill({ response: await route.fetch(), json: {} }))

type Toast = readonly [title: string, description: string]
type Form = {
  table: string
  /** The failures, each with its message. The last ones store the row, so the final retry repeats it. */
  failures: readonly (readonly [Trouble, message: string, toast?: Toast])[]
  fillIn(page: Page): Promise<{ submit: Locator; alert: Locator; expectKept(): Promise<void> }>
  expectDone(page: Page): Promise<void>
}

const leads = '**/rest/v1/leads*'
const booking = '**/rest/v1/rpc/book_strategy_call'
const leadToast = ['Something went wrong', 'Please try again or contact us directly'] as const
const bookingToast = ['Booking Failed', 'Please try again or contact us directly.'] as const

const forms: Record<string, Form> = {
  'the strategy-call form': {
    table: 'leads',
    failures: [
      [databaseDown, 'Nothing you typed is lost', leadToast],
      [rateLimited, 'Please try again in an hour', leadToast],
      [responsesLost(leads), 'Nothing you typed is lost', leadToast],
    ],
    async fillIn(page) {
      const dialog = await openForm(page, leadForm)
      await fillForm(dialog, leadForm)
      await letReadingTimePass(page)
      const alert = dialog.locator('form [role=alert]')
      return { submit: submitOf(dialog, leadForm), alert, expectKept: () => expectKept(dialog, leadForm) }
    },
    expectDone: (page) => expect(dialogOf(page, 'Thank you')).toBeVisible(),
  },
  'the confirmation of a booking': {
    table: 'bookings',
    failures: [
      [databaseDown, 'Something went wrong on our side.', bookingToast],
      [responsesLost(booking), 'We couldn’t reach our server.', bookingToast],
      [
        emptyResponse(booking),
        'it won’t be booked twice',
        ['Your call may be booked', 'Please check your email or try again.'],
      ],
      [mailDown, 'Your time is held', bookingToast],
    ],
    async fillIn(page) {
      const chosen = await goToConfirm(page)
      const { confirm, problem } = wizardOf(page)
      return { submit: confirm, alert: problem, expectKept: () => expectNothingLost(page, chosen) }
    },
    async expectDone(page) {
      await expect(wizardOf(page).successHeading).toBeVisible()
      await expectToast(page, 'Booking Confirmed!')
      await expect(page.getByText(bookingToast[0])).toHaveCount(0)
    },
  },
}

for (const [name, { table, failures, fillIn, expectDone }] of Object.entries(forms)) {
  test(`${name} explains failures; a retry stores it once`, async ({ page, site, troubles }) => {
    test.slow()
    // A retry of what was stored gets 409.
    troubles.allow(/status of (409|429|502|503)/, 'net::ERR_CONNECTION_RESET')
    const { submit, alert, expectKept } = await fillIn(page)
    for (const [breakSite, message, toast] of failures) {
      const end = await breakSite(page, site)
      await submit.click()
      await expect(submit).toBeEnabled()
      await expect(alert).toContainText(message)
      if (toast) await expectToast(page, ...toast)
      await expectKept()
      await end()
    }
    await submit.press('Enter')
    await expectDone(page)
    expect(await site.query(`select email from public.${table}`)).toEqual([{ email: visitor().email }])
    await personAndTeamMail(site, visitor().email)
  })
}
