import { expect, test } from '../helpers/local-site-fixture.ts'
import {
  answersLost,
  databaseDown,
  mailDown,
  noAnswer,
  offline,
  type Trouble,
} from './support/backend-troubles.ts'
import { personAndTeamMail } from './support/mails.ts'
import { countBookings } from './support/other-visitor.ts'
import { expectToast } from './support/toasts.ts'
import { visitor } from './support/visitor.ts'
import { expectNothingLost, goToConfirm, wizardOf } from './support/wizard.ts'

const bookingCall = '**/rest/v1/rpc/book_strategy_call'
const failed = ['Booking Failed', 'Please try again or contact us directly.'] as const

const answersEmpty: Trouble = async (page) => {
  await page.route(bookingCall, async (route) => route.fulfill({ response: await route.fetch(), json: {} }))
  return () => page.unroute(bookingCall)
}

type Failure = {
  begin: Trouble
  allowed: string[]
  toast?: readonly [string, string]
  problem: string
}
const failures: Record<string, Failure> = {
  'the answer was lost': {
    begin: answersLost(bookingCall),
    allowed: ['net::ERR_CONNECTION_RESET'],
    problem: 'We could not reach our server.',
  },
  'the answer says nothing': {
    begin: answersEmpty,
    allowed: [],
    toast: ['Your call may be booked', 'Please check your email or try again.'],
    problem: 'it will not be booked twice',
  },
  'the server does not answer': {
    begin: noAnswer(bookingCall),
    allowed: [],
    problem: 'Our server took too long to answer.',
  },
  'no mail could be sent': { begin: mailDown, allowed: ['status of 502'], problem: 'Your time is held' },
  'the database is down': {
    begin: databaseDown,
    allowed: ['status of 503'],
    problem: 'Something went wrong on our side.',
  },
  'the visitor is offline': { begin: offline, allowed: [], problem: 'please check your connection' },
}

for (const [name, { begin, allowed, toast = failed, problem }] of Object.entries(failures)) {
  test(`a booking fails because ${name}: the page says so, and the next try books once`, async ({
    page,
    site,
    troubles,
  }) => {
    troubles.allow(...allowed)
    const wizard = wizardOf(page)
    const chosen = await goToConfirm(page)
    const end = await begin(page, site)
    await wizard.confirm.click()
    await expectToast(page, ...toast)
    await expect(wizard.problem).toContainText(problem)
    await expectNothingLost(page, chosen)
    await end()
    // The mouse keeps a message up. No failure stands beside the confirmation.
    const message = page.getByRole('alertdialog', { name: toast[0] })
    await message.hover()
    await wizard.confirm.press('Enter')
    await expectToast(page, 'Booking Confirmed!')
    await expect(message).toHaveCount(0)
    await expect(wizard.successHeading).toBeVisible()
    expect(await countBookings(site)).toBe(1)
    await personAndTeamMail(site, visitor().email)
  })
}
